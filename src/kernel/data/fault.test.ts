import { expect, test } from 'vitest';
import { faultsOf, pathOf } from './fault.ts';

test.each([
  [['spells', 2, 'do', 0, 'cards'], 'spells[2].do[0].cards'],
  [[0, 'name'], '[0].name'],
  [['seats'], 'seats'],
  [[], 'pack'],
])('a path is written as one reads it in a file: %j', (keys, path) => {
  expect(pathOf(keys, 'pack')).toBe(path);
});

test('the complaints of a schema are faults, all of them', () => {
  const issues = [
    { path: ['a', 0], message: 'is bad', code: 'x' },
    { path: [], message: 'is worse' },
  ];
  expect(faultsOf(issues, 'record')).toEqual([
    { path: 'a[0]', message: 'is bad' },
    { path: 'record', message: 'is worse' },
  ]);
});
