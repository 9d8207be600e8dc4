// The card that is looked at closely: by hovering, a long press, a key or a link in the log.

const HOVER_MS = 350;
const PRESS_MS = 450;

class Zoom {
  face = $state<string | null>(null);
  /** Stays until it is put away, or goes with the pointer. */
  held = $state(false);

  show(face: string, held: boolean): void {
    this.face = face;
    this.held = held;
  }

  hide(): void {
    this.face = null;
    this.held = false;
  }
}

export const zoom = new Zoom();

/** Makes an element show its card large. */
export function zoomable(face: () => string | null) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const later = (ms: number, held: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const shown = face();
        long = held;
        if (shown !== null) zoom.show(shown, held);
      }, ms);
    };
    const stop = () => {
      clearTimeout(timer);
      if (!zoom.held) zoom.hide();
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(HOVER_MS, false);
    };
    const down = (event: PointerEvent) => {
      long = false;
      if (event.pointerType === 'mouse') stop();
      else later(PRESS_MS, true);
    };
    const up = () => {
      if (!long) stop();
    };
    // A long press is a look, not a click.
    const click = (event: MouseEvent) => {
      if (long) {
        event.stopImmediatePropagation();
        event.preventDefault();
        long = false;
      }
    };
    const key = (event: KeyboardEvent) => {
      const shown = face();
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || shown === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (zoom.face === null) zoom.show(shown, true);
      else zoom.hide();
    };
    const menu = (event: Event) => event.preventDefault();
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', stop);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('keydown', key);
    node.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', stop);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('keydown', key);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
