import { describe, expect, test } from 'vitest';
import type { Bar } from '../../../kernel/index.ts';
import { FakeSource, settled } from '../answer/testing/fake-source.ts';
import { AsideController, isBegun } from './aside-controller.ts';

const LEGAL = ['eat', 'drink luck', 'drink fog'];
const thing = (word: string) => [{ word }];

function setUp() {
  const source = new FakeSource();
  const bars: Bar[] = [];
  const giving = new AsideController(source, (bar) => bars.push(bar));
  giving.offer({ legal: LEGAL, number: 4 });
  return { source, giving, bars, confirming: () => giving.state.get().confirming };
}

describe('an aside', () => {
  test('lights what it names, and waits for a yes before it is sent', async () => {
    const { giving, source, confirming } = setUp();
    expect([thing('luck'), thing('stone')].map((each) => giving.stateOf(each))).toEqual(['legal', 'other']);
    giving.touch(thing('luck'));
    expect(confirming()).toBe('drink luck');
    expect(source.asked).toEqual([]);
    void giving.confirm();
    expect(source.asked).toEqual([{ aside: true, to: 4, say: 'drink luck', free: false }]);
    await source.reply({ kind: 'done' });
    expect(giving.state.get()).toMatchObject({ confirming: null, sending: false });
  });

  test('is begun by a touch that leaves a choice, which the bar or the board can make', () => {
    const { giving, confirming } = setUp();
    giving.touch([{ word: 'drink', at: 0 }]);
    expect([isBegun(giving.state.get()), confirming()]).toEqual([true, null]);
    giving.pick({ say: 'drink fog', at: 1 });
    expect(confirming()).toBe('drink fog');
    giving.letGo();
    expect(isBegun(giving.state.get())).toBe(false);
  });

  test('is sent once, however often one says yes', async () => {
    const { giving, source } = setUp();
    giving.choose('eat');
    void giving.confirm();
    void giving.confirm();
    await settled();
    expect(source.asked).toHaveLength(1);
  });

  test('can be let go, and what is refused says why', async () => {
    const { giving, source, bars, confirming } = setUp();
    giving.choose('eat');
    giving.letGo();
    expect(confirming()).toBeNull();
    void giving.confirm();
    expect(source.asked).toEqual([]);
    giving.choose('eat');
    void giving.confirm();
    await source.reply({ kind: 'refused', bar: { rule: 'AS-2', why: 'no-ration' }, faults: [] });
    expect(bars).toEqual([{ rule: 'AS-2', why: 'no-ration' }]);
    expect(confirming()).toBeNull();
  });

  test('that waits for a yes stays while it is possible, whatever others do', () => {
    const { giving, confirming } = setUp();
    giving.choose('eat');
    giving.offer({ legal: ['eat'], number: 4 });
    expect(confirming()).toBe('eat');
    giving.offer({ legal: ['drink luck'], number: 4 });
    expect(confirming()).toBeNull();
    giving.offer(null);
    expect(giving.stateOf(thing('luck'))).toBe('other');
  });
});
