import { describe, expect, test } from 'vitest';
import type { Bar } from '../../../kernel/index.ts';
import { FakeSource, settled } from '../answer/testing/fake-source.ts';
import { AsideController, isBegun } from './aside-controller.ts';

const LEGAL = ['eat', 'drink luck', 'drink fog'];
const thing = (word: string) => [{ word }];

function setUp() {
  const source = new FakeSource();
  const bars: Bar[] = [];
  const asides = new AsideController(source, (bar) => bars.push(bar));
  asides.offer({ legal: LEGAL, number: 4 });
  return { source, asides, bars, confirming: () => asides.state.get().confirming };
}

describe('an aside', () => {
  test('lights what it names, and waits for a yes before it is sent', async () => {
    const { asides, source, confirming } = setUp();
    expect([thing('luck'), thing('stone')].map((each) => asides.stateOf(each))).toEqual(['legal', 'other']);
    asides.touch(thing('luck'));
    expect(confirming()).toBe('drink luck');
    expect(source.asked).toEqual([]);
    void asides.confirm();
    expect(source.asked).toEqual([{ aside: true, to: 4, say: 'drink luck', free: false }]);
    await source.reply({ kind: 'done' });
    expect(asides.state.get()).toMatchObject({ confirming: null, sending: false });
  });

  test('is begun by a touch that leaves a choice, which the bar or the board can make', () => {
    const { asides, confirming } = setUp();
    asides.touch([{ word: 'drink', at: 0 }]);
    expect([isBegun(asides.state.get()), confirming()]).toEqual([true, null]);
    asides.pick({ say: 'drink fog', at: 1 });
    expect(confirming()).toBe('drink fog');
    asides.cancel();
    expect(isBegun(asides.state.get())).toBe(false);
  });

  test('is sent once, however often one says yes', async () => {
    const { asides, source } = setUp();
    asides.choose('eat');
    void asides.confirm();
    void asides.confirm();
    await settled();
    expect(source.asked).toHaveLength(1);
  });

  test('can be let go, and what is refused says why', async () => {
    const { asides, source, bars, confirming } = setUp();
    asides.choose('eat');
    asides.cancel();
    expect(confirming()).toBeNull();
    void asides.confirm();
    expect(source.asked).toEqual([]);
    asides.choose('eat');
    void asides.confirm();
    await source.reply({ kind: 'refused', bar: { rule: 'AS-2', why: 'no-ration' }, faults: [] });
    expect(bars).toEqual([{ rule: 'AS-2', why: 'no-ration' }]);
    expect(confirming()).toBeNull();
  });

  test('that waits for a yes stays while it is possible, whatever others do', () => {
    const { asides, confirming } = setUp();
    asides.choose('eat');
    asides.offer({ legal: ['eat'], number: 4 });
    expect(confirming()).toBe('eat');
    asides.offer({ legal: ['drink luck'], number: 4 });
    expect(confirming()).toBeNull();
    asides.offer(null);
    expect(asides.stateOf(thing('luck'))).toBe('other');
  });
});
