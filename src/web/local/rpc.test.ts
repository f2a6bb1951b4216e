import { expect, test } from 'vitest';
import { type Port, rpcClient, serveRpc } from './rpc.ts';

class Clock {
  private hours = 0;
  wind(hours: number): number {
    this.hours += hours;
    return this.hours;
  }
  async later(): Promise<string> {
    return 'later';
  }
  breaks(): never {
    throw new Error('a spring broke');
  }
}

/** Two ends of a real line, where only plain data gets through. */
function line() {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  let tell: (news: unknown) => void = () => {};
  serveRpc(port1 as unknown as Port, (speak) => {
    tell = speak;
    return { clock: new Clock() };
  });
  const over = rpcClient<{ clock: Clock }>(port2 as unknown as Port, ['clock'], (news) => heard.push(news));
  const close = () => {
    port1.close();
    port2.close();
  };
  return { ...over, heard, close, tell: (news: unknown) => tell(news) };
}

test('calls are answered, each its own, whatever their order', async () => {
  const { calls, close } = line();
  expect(await Promise.all([calls.clock.later(), calls.clock.wind(2), calls.clock.wind(3)])).toEqual(['later', 2, 5]);
  close();
});

test('what fails on the other side fails here, with its words', async () => {
  const { calls, close } = line();
  await expect(calls.clock.breaks()).rejects.toThrow('a spring broke');
  close();
});

test('news come unasked', async () => {
  const { calls, heard, tell, close } = line();
  tell({ noon: true });
  await calls.clock.wind(1);
  expect(heard).toEqual([{ noon: true }]);
  close();
});

test('when the other side is lost nobody waits for ever', async () => {
  const { calls, lost, close } = line();
  const waits = calls.clock.later();
  lost('it stopped');
  await expect(waits).rejects.toThrow('it stopped');
  close();
});
