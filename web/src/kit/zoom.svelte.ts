// The card that is looked at closely: by hovering, a long press, a key or a link in the log.

const HOVER_MS = 350;
const PRESS_MS = 450;

class Zoom {
  face = $state<string | null>(null);
  /** Stays until it is put away, or goes with the pointer. */
  held = $state(false);
  /** What is said below it. */
  words = $state('');

  show(face: string, held: boolean, words = ''): void {
    this.face = face;
    this.held = held;
    this.words = words;
  }

  hide(): void {
    this.face = null;
    this.held = false;
  }
}

export const zoom = new Zoom();

/** Where the pointer was last, and whether it has moved since: browsers also tell of a resting one when things move below it. */
const pointer = { x: -1, y: -1, moved: false, watched: false };

function watchPointer(): void {
  if (pointer.watched) return;
  pointer.watched = true;
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    Object.assign(pointer, { x, y, moved: x !== pointer.x || y !== pointer.y });
  };
  window.addEventListener('pointermove', follow, { capture: true, passive: true });
}

/** Makes an element show its card large. */
export function zoomable(face: () => string | null) {
  return (node: HTMLElement) => {
    watchPointer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const later = (ms: number, held: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const shown = face();
        long = held && shown !== null;
        if (shown !== null) zoom.show(shown, held);
      }, ms);
    };
    /** The pointer has come onto it, and waits or has been answered. */
    let met = false;
    const stop = () => {
      clearTimeout(timer);
      if (!zoom.held) zoom.hide();
    };
    const left = () => {
      met = false;
      stop();
    };
    // Only a pointer that moves means it: what comes to lie under a resting one does not open by itself.
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || met || !pointer.moved) return;
      met = true;
      later(HOVER_MS, false);
    };
    const down = (event: PointerEvent) => {
      long = false;
      met = true;
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
    const leaving = new AbortController();
    const { signal } = leaving;
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerleave', left, { signal });
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', stop, { signal });
    node.addEventListener('click', click, { capture: true, signal });
    node.addEventListener('keydown', key, { signal });
    node.addEventListener('contextmenu', menu, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  };
}
