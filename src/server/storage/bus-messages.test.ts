import { expect, test } from 'vitest';
import { type BusMessage, Outbox, payloadsOf, readPayload } from './bus-messages.ts';

test('notifications arrive as they were sent, from whom they were sent', () => {
  const notifications: BusMessage[] = [
    { table: 'a', what: 'log', seq: 7 },
    { table: 'ä"', what: 'here', person: 'p' },
    'lost',
  ];
  const payloads = payloadsOf('me', notifications);
  expect(payloads.map(readPayload)).toEqual([{ sender: 'me', notifications }]);
  expect(payloadsOf('me', [])).toEqual([]);
});

test('no payload is longer than PostgreSQL takes, and nothing is left out', () => {
  const notifications = Array.from(
    { length: 1000 },
    (_, n): BusMessage => ({ table: `täble ${n}`, what: 'log', seq: n }),
  );
  const payloads = payloadsOf('sender', notifications);
  expect(payloads.length).toBeGreaterThan(4);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  expect(payloads.flatMap((payload) => readPayload(payload)?.notifications)).toEqual(notifications);
});

test.each(['', '{', '{}', '[]', '[1]', '["me",{}]', '["me",{"table":"a","what":"new"}]', '["me",null]'])(
  '%j is no payload',
  (payload) => {
    expect(readPayload(payload)).toBeNull();
  },
);

test('of a log only its end is told; of all else what is the same is told once', () => {
  const outbox = new Outbox();
  expect(outbox.isEmpty).toBe(true);
  outbox.add({ table: 'a', what: 'log', seq: 1 });
  outbox.add({ table: 'a', what: 'chat', seq: 1 });
  outbox.add({ table: 'a', what: 'log', seq: 2 });
  outbox.add({ table: 'b', what: 'log', seq: 1 });
  outbox.add({ table: 'a', what: 'chat', seq: 2 });
  outbox.add({ table: 'a', what: 'info' });
  outbox.add({ table: 'a', what: 'info' });
  outbox.add({ table: 'a', what: 'here', person: 'p' });
  outbox.add({ table: 'a', what: 'here', person: 'q' });
  expect(outbox.takeAll()).toEqual([
    { table: 'a', what: 'log', seq: 2 },
    { table: 'a', what: 'chat', seq: 1 },
    { table: 'b', what: 'log', seq: 1 },
    { table: 'a', what: 'chat', seq: 2 },
    { table: 'a', what: 'info' },
    { table: 'a', what: 'here', person: 'p' },
    { table: 'a', what: 'here', person: 'q' },
  ]);
  expect(outbox.isEmpty).toBe(true);
});

test('that notifications were lost says all that others would', () => {
  const outbox = new Outbox();
  outbox.add({ table: 'a', what: 'info' });
  outbox.add('lost');
  outbox.add({ table: 'b', what: 'info' });
  expect(outbox.takeAll()).toEqual(['lost']);
  outbox.add({ table: 'b', what: 'info' });
  expect(outbox.takeAll()).toHaveLength(1);
});
