import { expect, test } from 'vitest';
import { type AttemptOrigin, Attempts } from './attempts.ts';

let now = 0;
const stranger = (address: string): AttemptOrigin => ({ address, known: null });
const owner = (address: string): AttemptOrigin => ({ address, known: 'browser' });

/** How many wrong passwords are looked at, of so many that are tried. */
const wrong = (attempts: Attempts, tries: number, login: (n: number) => string, place: (n: number) => AttemptOrigin) =>
  Array.from({ length: tries }, (_, n) => attempts.ask(login(n), place(n))).filter((leave) => 'right' in leave).length;
const isLetIn = (attempts: Attempts, login: string, place: AttemptOrigin) => {
  const leave = attempts.ask(login, place);
  if ('right' in leave) leave.right();
  return 'right' in leave;
};
const made = () => {
  now = 0;
  return new Attempts(() => now);
};

test('one address has ten tries at an account, then one in twenty seconds', () => {
  const attempts = made();
  expect(
    wrong(
      attempts,
      100,
      () => 'ada',
      () => stranger('192.0.2.1'),
    ),
  ).toBe(10);
  expect(attempts.ask('ada', stranger('192.0.2.1'))).toEqual({ seconds: 20 });
  now = 20_000;
  expect(
    wrong(
      attempts,
      100,
      () => 'ada',
      () => stranger('192.0.2.1'),
    ),
  ).toBe(1);
});

test('a thousand addresses together have sixty, then two a minute', () => {
  const attempts = made();
  expect(
    wrong(
      attempts,
      1000,
      () => 'ada',
      (n) => stranger(`192.0.2.${n}`),
    ),
  ).toBe(60);
  now = 60_000;
  expect(
    wrong(
      attempts,
      1000,
      () => 'ada',
      (n) => stranger(`198.51.100.${n}`),
    ),
  ).toBe(2);
});

test('one address has forty tries at whatever accounts, then forty a minute', () => {
  const attempts = made();
  expect(
    wrong(
      attempts,
      1000,
      (n) => `name ${n}`,
      () => stranger('192.0.2.1'),
    ),
  ).toBe(40);
  now = 60_000;
  expect(
    wrong(
      attempts,
      1000,
      (n) => `name ${n + 2000}`,
      () => stranger('192.0.2.1'),
    ),
  ).toBe(40);
});

test('who shares an address with an attacker of somebody else signs in', () => {
  const attempts = made();
  wrong(
    attempts,
    100,
    () => 'ada',
    () => stranger('192.0.2.1'),
  );
  expect(isLetIn(attempts, 'bob', stranger('192.0.2.1'))).toBe(true);
  expect(isLetIn(attempts, 'ada', stranger('192.0.2.2'))).toBe(true);
});

test('a browser that has signed in before does so again, whatever strangers try, and has ten tries itself', () => {
  const attempts = made();
  wrong(
    attempts,
    1000,
    () => 'ada',
    (n) => stranger(`192.0.2.${n}`),
  );
  wrong(
    attempts,
    1000,
    (n) => `name ${n}`,
    () => stranger('192.0.2.1'),
  );
  expect(isLetIn(attempts, 'ada', owner('192.0.2.1'))).toBe(true);
  expect(
    wrong(
      attempts,
      100,
      () => 'ada',
      () => owner('192.0.2.1'),
    ),
  ).toBe(10);
});

test('right passwords use up no tries, but there is an end to them too', () => {
  const attempts = made();
  const let_in = Array.from({ length: 100 }, () => isLetIn(attempts, 'ada', stranger('192.0.2.1')));
  expect(let_in.filter(Boolean)).toHaveLength(20);
  expect(
    wrong(
      attempts,
      100,
      () => 'bob',
      () => stranger('192.0.2.1'),
    ),
  ).toBe(10);
});

test('a network of IPv6 counts as one address, an address of IPv4 as itself however it is written', () => {
  const attempts = made();
  expect(
    wrong(
      attempts,
      100,
      () => 'ada',
      (n) => stranger(`2001:db8:0:1::${n.toString(16)}`),
    ),
  ).toBe(10);
  expect(
    wrong(
      attempts,
      1,
      () => 'ada',
      () => stranger('2001:0db8::1:0:0:0:1'),
    ),
  ).toBe(0);
  expect(
    wrong(
      attempts,
      1,
      () => 'ada',
      () => stranger('2001:db8:0:2::1'),
    ),
  ).toBe(1);
  wrong(
    attempts,
    10,
    () => 'ada',
    () => stranger('192.0.2.1'),
  );
  expect(
    wrong(
      attempts,
      1,
      () => 'ada',
      () => stranger('::ffff:192.0.2.1'),
    ),
  ).toBe(0);
});
