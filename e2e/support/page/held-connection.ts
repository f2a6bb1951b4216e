import type { Page } from 'playwright-core';

/** The line between a page and the server. While it is held, what the server says does not come through. */
export interface HeldConnection {
  /** What waits to come through. */
  readonly waiting: readonly string[];
  hold(): void;
  release(): void;
}

/** Before the page is opened. */
export async function holdConnection(page: Page): Promise<HeldConnection> {
  const waiting: string[] = [];
  let held = false;
  let say: (words: string) => void = () => {};
  await page.routeWebSocket(/\/socket$/, (ours) => {
    say = (words) => ours.send(words);
    ours.connectToServer().onMessage((words) => {
      if (held) waiting.push(String(words));
      else say(String(words));
    });
  });
  return {
    waiting,
    hold() {
      held = true;
    },
    release() {
      held = false;
      for (const words of waiting.splice(0)) say(words);
    },
  };
}
