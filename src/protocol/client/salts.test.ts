import { expect, test } from 'vitest';
import { commitmentTo } from '../../kernel/index.ts';
import type { TableInfo } from '../table.ts';
import type { CallResult } from './api.ts';
import { type KeptSalt, SaltKeeper } from './salts.ts';

const seat = (saltCommitment: string | null, saltShown = false) => ({ saltCommitment, saltShown });
const table = (revealing: boolean, ...seats: object[]) => ({ id: 't1', revealing, seats }) as unknown as TableInfo;
const [pepper, thyme] = [commitmentTo('pepper'), commitmentTo('thyme')];

/** A keeper whose server does what it is told to, and whose notes outlive it. */
function setUp(kept = new Map<string, KeptSalt>()) {
  const sent: object[] = [];
  let made = 0;
  const replies: CallResult<TableInfo>[] = [];
  const reply = async (request: object): Promise<CallResult<TableInfo>> => {
    sent.push(request);
    // What is sent is kept already.
    sent.push({ kept: structuredClone(kept.get('t1')) });
    return replies.shift() ?? { kind: 'unreachable' };
  };
  const api = {
    join: (id: string, body: object) => reply({ join: id, ...body }),
    reveal: (id: string, salt: string) => reply({ reveal: id, salt }),
  };
  const store = {
    get: (id: string) => kept.get(id) ?? null,
    keep: (id: string, salt: KeptSalt) => void kept.set(id, salt),
  };
  const salts = new SaltKeeper(api, store, () => ['pepper', 'basil', 'mint'][made++] ?? 'none');
  return { salts, sent, replies, kept };
}
const done = (value: TableInfo): CallResult<TableInfo> => ({ kind: 'done', value });

test('who sits down sends the hash of a salt that is kept, and not the salt', async () => {
  const { salts, sent, replies } = setUp();
  replies.push(done(table(false, seat(pepper), seat(null))));
  await salts.join('t1', 0);
  const kept = { salt: 'pepper', fixed: null, taken: false };
  expect(sent).toEqual([{ join: 't1', seat: 0, saltCommitment: pepper }, { kept }]);
  expect(JSON.stringify(sent[0])).not.toContain('"pepper"');
});

test('the salt is shown when the table asks for it, and what stood there then is noted before', async () => {
  const { salts, sent, replies, kept } = setUp();
  replies.push(done(table(false, seat(pepper), seat(null))));
  await salts.join('t1');
  expect(await salts.follow(table(false, seat(pepper), seat(thyme)))).toBeNull();
  replies.push(done(table(false, seat(pepper, true), seat(thyme, true))));
  await salts.follow(table(true, seat(pepper), seat(thyme)));
  const noted = { salt: 'pepper', fixed: [pepper, thyme], taken: false };
  expect(sent.slice(2)).toEqual([{ reveal: 't1', salt: 'pepper' }, { kept: noted }]);
  expect(kept.get('t1')).toEqual({ ...noted, taken: true });
  // Once is enough.
  expect(await salts.follow(table(true, seat(pepper, true), seat(thyme)))).toBeNull();
  expect(sent).toHaveLength(4);
});

test('where sitting down makes the table ask, the salt is shown at once', async () => {
  const { salts, sent, replies } = setUp();
  const dealt = table(false, seat(pepper, true));
  replies.push(done(table(true, seat(pepper))), done(dealt));
  expect(await salts.join('t1')).toEqual(done(dealt));
  expect(sent).toHaveLength(4);
});

test('a page that is loaded again shows what the one before promised', async () => {
  const first = setUp();
  first.replies.push(done(table(false, seat(pepper), seat(thyme))));
  await first.salts.join('t1');
  const { salts, sent, replies } = setUp(first.kept);
  expect(salts.isKept(table(false, seat(pepper), seat(thyme)))).toBe(true);
  replies.push(done(table(false)));
  await salts.follow(table(true, seat(pepper), seat(thyme)));
  expect(sent[0]).toEqual({ reveal: 't1', salt: 'pepper' });
});

test('what was noted first stays, if showing fails and the table tells otherwise the next time', async () => {
  const { salts, replies, kept } = setUp();
  replies.push(done(table(true, seat(pepper), seat(thyme))), { kind: 'unreachable' });
  await salts.join('t1');
  replies.push(done(table(false)));
  await salts.follow(table(true, seat(pepper), seat(commitmentTo('ground'))));
  expect(kept.get('t1')).toEqual({ salt: 'pepper', fixed: [pepper, thyme], taken: true });
});

test('a salt that an older client gave openly is not promised again', async () => {
  const { salts, sent } = setUp(new Map([['t1', { salt: 'thyme', fixed: null, taken: true }]]));
  await salts.join('t1');
  expect(sent[0]).toEqual({ join: 't1', saltCommitment: pepper });
});

test('nothing is shown where another device has promised since', async () => {
  const { salts, sent, replies } = setUp();
  replies.push(done(table(false, seat(pepper))));
  await salts.join('t1');
  const other = table(true, seat(thyme), seat(null));
  expect([salts.isKept(other), await salts.follow(other), sent.length]).toEqual([false, null, 2]);
  expect(await salts.follow({ ...other, id: 't2' } as TableInfo)).toBeNull();
});

test('a salt is shown once, however often the table is heard of meanwhile', async () => {
  const { salts, sent, replies } = setUp();
  replies.push(done(table(false, seat(pepper))));
  await salts.join('t1');
  replies.push(done(table(false)));
  const asked = table(true, seat(pepper));
  await Promise.all([salts.follow(asked), salts.follow(asked)]);
  expect(sent.filter((request) => 'reveal' in request)).toHaveLength(1);
});
