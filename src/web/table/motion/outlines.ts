/** Milliseconds for which something is outlined. */
const SHOWN = 1000;

/** The outlines of what has moved, shown instead of flights. */
export class Outlines {
  private readonly timers = new Map<Element, ReturnType<typeof setTimeout>>();

  add(moved: Element): void {
    clearTimeout(this.timers.get(moved));
    moved.classList.add('moved');
    const end = setTimeout(() => this.remove(moved), SHOWN);
    this.timers.set(moved, end);
  }

  clear(): void {
    for (const moved of [...this.timers.keys()]) this.remove(moved);
  }

  private remove(moved: Element): void {
    clearTimeout(this.timers.get(moved));
    this.timers.delete(moved);
    moved.classList.remove('moved');
  }
}
