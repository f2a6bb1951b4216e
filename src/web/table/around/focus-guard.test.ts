import { expect, test } from 'vitest';
import { hasLostFocus } from './focus-guard.ts';

const element = (isConnected: boolean, disabled: boolean) => ({
  isConnected,
  matches: (selector: string) => selector === ':disabled' && disabled,
});

test('what was removed or disabled has lost the focus, all else keeps it', () => {
  expect(hasLostFocus(element(false, false))).toBe(true);
  expect(hasLostFocus(element(true, true))).toBe(true);
  expect(hasLostFocus(element(true, false))).toBe(false);
});
