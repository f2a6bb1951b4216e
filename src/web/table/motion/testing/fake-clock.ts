/** A clock that goes when it is told to. */
export class FakeClock {
  time = 0;
  pace: 'slow' | 'normal' | 'quick' | 'instant' = 'normal';
  private waiting: { at: number; act: () => void }[] = [];

  readonly surroundings = {
    now: () => this.time,
    pace: () => this.pace,
    later: (ms: number, act: () => void) => {
      const alarm = { at: this.time + ms, act };
      this.waiting.push(alarm);
      return () => {
        this.waiting = this.waiting.filter((other) => other !== alarm);
      };
    },
  };

  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = next.at;
      next.act();
    }
    this.time = until;
  }
}
