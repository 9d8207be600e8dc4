// Dragging by pointer events of our own: a help for those who like it, never the only way.

const START_PX = 8;
// A finger that rests first wants to look, not to drag.
const REST_MS = 400;

/** Where something was let go: on a thing, or in a zone that takes things. */
export type Landing = { thing: string | null; zone: string | null };

export type Drag = {
  can: () => boolean;
  start?: () => void;
  drop: (landing: Landing) => void;
};

function under(x: number, y: number): Landing {
  const node = document.elementFromPoint(x, y);
  const thing = node?.closest<HTMLElement>('[data-thing]')?.dataset['thing'] ?? null;
  const zone = node?.closest<HTMLElement>('[data-takes]')?.dataset['takes'] ?? null;
  return { thing, zone };
}

/** The click that follows a drag is none. */
export function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** Makes an element something that can be dragged. */
export function draggable({ can, start, drop }: Drag) {
  return (node: HTMLElement): (() => void) => {
    let origin: { x: number; y: number; id: number; at: number } | null = null;
    let image: HTMLElement | null = null;

    const lift = () => {
      const box = node.getBoundingClientRect();
      image = node.cloneNode(true) as HTMLElement;
      image.removeAttribute('data-thing');
      image.removeAttribute('data-stop');
      image.setAttribute('aria-hidden', 'true');
      image.classList.add('dragged');
      for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height })) {
        image.style.setProperty(name, `${value}px`);
      }
      image.style.setProperty('font-size', getComputedStyle(node).fontSize);
      document.body.append(image);
      node.classList.add('lifted');
      document.documentElement.classList.add('dragging');
      // What waits for a long press stops waiting.
      node.dispatchEvent(new PointerEvent('pointercancel'));
      start?.();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !can()) return;
      origin = { x: event.clientX, y: event.clientY, id: event.pointerId, at: event.timeStamp };
      // A press puts everything that flies in its place: the click is for what was pressed, wherever it is by then.
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (origin === null || event.pointerId !== origin.id) return;
      const dx = event.clientX - origin.x;
      const dy = event.clientY - origin.y;
      if (image === null) {
        if (event.pointerType === 'touch' && event.timeStamp - origin.at > REST_MS) origin = null;
        if (origin === null || Math.hypot(dx, dy) < START_PX) return;
        lift();
      }
      image?.style.setProperty('translate', `${dx}px ${dy}px`);
    };
    const stop = () => {
      origin = null;
      image?.remove();
      image = null;
      if (node.classList.contains('lifted')) document.documentElement.classList.remove('dragging');
      node.classList.remove('lifted');
    };
    const up = (event: PointerEvent) => {
      const dragged = image !== null;
      stop();
      if (!dragged) return;
      swallowClick();
      drop(under(event.clientX, event.clientY));
    };
    // A synthetic cancel has no pointer of ours; a real one ends the drag.
    const cancel = (event: PointerEvent) => {
      if (origin !== null && event.isTrusted) stop();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && image !== null) stop();
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key);
    };
  };
}
