import { expect, test } from 'vitest';
import { deviceIn, newDevice } from './device.ts';

test('a device is known to the account that it signed in to, and to no other', () => {
  const [one, two] = [newDevice('the hash'), newDevice('the hash')];
  expect(deviceIn(one, 'the hash')).toMatch(/^[\w-]{22}$/);
  expect(deviceIn(one, 'the hash')).not.toBe(deviceIn(two, 'the hash'));
  expect(deviceIn(one, 'another hash')).toBeNull();
});

test('nobody makes one up', () => {
  const [name = '', signature = ''] = newDevice('the hash').split('.');
  const others = [null, '', '.', name, `${name}.`, `${name}.${'A'.repeat(43)}`, `${'A'.repeat(22)}.${signature}`];
  for (const shown of others) expect(deviceIn(shown, 'the hash'), `${shown}`).toBeNull();
});
