import { expect, test } from 'vitest';
import type { OpenQuestion, RequestReply } from '../../../protocol/client/client.ts';
import type { Remark } from '../../../protocol/remark.ts';
import { TalkController } from './talk-controller.ts';

const basil: OpenQuestion = {
  ...{ seat: 1, ask: 'action', with: {}, hidden: false, pass: null },
  legal: ['attack imp', 'cast fire imp', 'cast fire wolf'],
};
const ada = { ...basil, seat: 0 };

function talk(reply: RequestReply = { kind: 'done' }) {
  const made: Remark[] = [];
  const line = {
    remark: async (remark: Remark) => {
      made.push(remark);
      return reply;
    },
    asks: async () => ({ kind: 'asks' as const, questions: [basil] }),
  };
  const talking = new TalkController(line, () => 0);
  return { talking, made, now: () => talking.state.get() };
}

test('who begins to talk learns what the others are asked', async () => {
  const { talking, now } = talk();
  const begun = talking.begin();
  expect(now().talk).toEqual({ kind: 'open', asks: [] });
  await begun;
  expect(now().talk).toEqual({ kind: 'open', asks: [basil] });
});

test('what comes after one has stopped does not begin it again', async () => {
  const { talking, now } = talk();
  const begun = talking.begin();
  talking.end();
  await begun;
  expect(now().talk).toBeNull();
});

test('pointing is said at once, and with that it is over', async () => {
  const { talking, made, now } = talk();
  await talking.begin();
  await talking.point('imp');
  expect(made).toEqual([{ kind: 'point', at: 'imp' }]);
  expect(now()).toEqual({ talk: null, trouble: null });
});

test('pointing is over also for who is quicker than what the others are asked', async () => {
  const { talking, now } = talk();
  const begun = talking.begin();
  await Promise.all([talking.point('imp'), begun]);
  expect(now()).toEqual({ talk: null, trouble: null });
});

test('a proposal is put together like an answer', async () => {
  const { talking, made, now } = talk();
  talking.take(basil);
  talking.touch([{ word: 'cast', at: 0 }]);
  expect(made).toEqual([]);
  talking.touch([{ word: 'wolf' }]);
  await Promise.resolve();
  expect(made).toEqual([{ kind: 'propose', seat: 1, say: 'cast fire wolf' }]);
  await Promise.resolve();
  await Promise.resolve();
  expect(now().talk).toBeNull();
});

test('of what one is asked oneself one says that one could do it', async () => {
  const { talking, made } = talk();
  talking.take(ada);
  await talking.say('attack imp');
  expect(made).toEqual([{ kind: 'offer', say: 'attack imp' }]);
});

test('step by step back out of it', async () => {
  const { talking, now } = talk();
  talking.take(basil);
  talking.touch([{ word: 'cast', at: 0 }]);
  talking.cancel();
  expect(now().talk).toMatchObject({ kind: 'answer', building: { picks: [] } });
  talking.cancel();
  expect(now().talk).toMatchObject({ kind: 'open' });
  talking.cancel();
  expect(now().talk).toBeNull();
});

test('what was refused or lost is told, and can be said again', async () => {
  const bar = { rule: null, why: 'too-fast' };
  const refused = talk({ kind: 'refused', bar, faults: [] });
  await refused.talking.begin();
  await refused.talking.point('imp');
  expect(refused.now()).toMatchObject({ talk: { kind: 'open' }, trouble: bar });
  const lost = talk({ kind: 'unsent' });
  lost.talking.take(basil);
  await lost.talking.say('attack imp');
  expect(lost.now()).toMatchObject({ talk: { kind: 'answer' }, trouble: 'lost' });
});
