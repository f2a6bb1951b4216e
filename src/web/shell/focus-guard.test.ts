import { describe, expect, test } from 'vitest';
import { hasLostFocus, placeForFocus } from './focus-guard.ts';

const covered = (inert: boolean) => (selector: string) => (selector === '[inert]' && inert ? ({} as Element) : null);
const element = (isConnected: boolean, disabled: boolean, inert = false) =>
  ({
    isConnected,
    matches: (selector: string) => selector === ':disabled' && disabled,
    closest: covered(inert),
  }) as Parameters<typeof hasLostFocus>[0];

test('what was removed, disabled or covered has lost the focus, all else keeps it', () => {
  expect(hasLostFocus(element(false, false))).toBe(true);
  expect(hasLostFocus(element(true, true))).toBe(true);
  expect(hasLostFocus(element(true, false, true))).toBe(true);
  expect(hasLostFocus(element(true, false))).toBe(false);
});

describe('a lost focus', () => {
  const place = (tagName: string, isConnected = true, open = false, inert = false) => ({
    ...{ tagName, isConnected, open },
    closest: covered(inert) as Element['closest'],
  });
  const [row, list, main] = [place('LI', false), place('OL'), place('MAIN')];
  const question = place('SECTION');

  test('goes to the innermost place around it that is still there', () => {
    expect(placeForFocus([row, list, main], null)).toBe(list);
    expect(placeForFocus([place('LI', false)], null)).toBe(null);
    expect(placeForFocus([row, place('OL', true, false, true), main], null)).toBe(main);
  });

  test('goes to the question of a table', () => {
    expect(placeForFocus([row, list, main], question)).toBe(question);
  });

  test('stays in a dialog that is open, for all else cannot be reached', () => {
    const dialog = place('DIALOG', true, true);
    expect(placeForFocus([row, list, dialog, main], question)).toBe(dialog);
    expect(placeForFocus([row, list, place('DIALOG', true, false), main], question)).toBe(question);
    expect(placeForFocus([row, place('DIALOG', false, true), main], question)).toBe(question);
  });
});
