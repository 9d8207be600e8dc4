// One tab stop for each zone; arrows move inside it.

const THINGS = '[data-stop]';

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The nearest thing above or below, so that arrows follow what is seen and not the order of the page. */
function nearest(things: HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const [x, y] = middle(from.getBoundingClientRect());
  const far = things.flatMap((thing) => {
    const [tx, ty] = middle(thing.getBoundingClientRect());
    const rise = down ? ty - y : y - ty;
    return rise > 12 ? [{ thing, far: rise * 2 + Math.abs(tx - x) }] : [];
  });
  return far.sort((a, b) => a.far - b.far)[0]?.thing;
}

/** For the element around a zone. What can be reached in it carries `data-stop` and `tabindex="-1"`. */
export function roving(zone: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const things = () => [...zone.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.offsetParent !== null);

  const choose = (thing: HTMLElement | null) => {
    if (current !== null && current !== thing) current.tabIndex = -1;
    current = thing;
    if (thing !== null && thing.tabIndex !== 0) thing.tabIndex = 0;
  };
  const settle = () => {
    if (current !== null && zone.contains(current)) return;
    const lost = current !== null && (document.activeElement === null || document.activeElement === document.body);
    const all = things();
    choose(all.find((thing) => thing.getAttribute('role') === 'button') ?? all[0] ?? null);
    // The focus stays in the zone when the thing that had it has left.
    if (lost && zone.dataset['had'] === 'focus') current?.focus({ preventScroll: true });
  };
  const focused = (event: FocusEvent) => {
    if (event.target === zone) current?.focus();
    else if (event.target instanceof HTMLElement && event.target.matches(THINGS)) choose(event.target);
    zone.dataset['had'] = 'focus';
  };
  const left = (event: FocusEvent) => {
    if (event.relatedTarget !== null) delete zone.dataset['had'];
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || current === null) return;
    const all = things();
    const at = all.indexOf(current);
    const next =
      event.key === 'ArrowRight' ? all[at + 1]
      : event.key === 'ArrowLeft' ? all[at - 1]
      : event.key === 'ArrowDown' ? nearest(all, current, true)
      : event.key === 'ArrowUp' ? nearest(all, current, false)
      : event.key === 'Home' ? all[0]
      : event.key === 'End' ? all.at(-1)
      : undefined;
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true });
  // A zone that was out of sight has something to reach once it is shown.
  const shown = new ResizeObserver(settle);
  shown.observe(zone);
  zone.addEventListener('focusin', focused);
  zone.addEventListener('focusout', left);
  zone.addEventListener('keydown', key);
  return () => {
    watcher.disconnect();
    shown.disconnect();
    zone.removeEventListener('focusin', focused);
    zone.removeEventListener('focusout', left);
    zone.removeEventListener('keydown', key);
  };
}
