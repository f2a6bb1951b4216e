import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../src/kernel/index.ts';
import { CanonicalWriter } from './canonical-writer.ts';

/** Few keys and values, so that much stays the same from one piece of data to the next. */
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0, 1, 2.5, 1e21, '', 'a', 'ä"\n\u2028', '1'),
    fc.array(tie('plain'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('b', 'a', '10', '9', 'ä', '"'), tie('plain'), { noNullPrototype: true }),
  ),
}));

test('what changes from one time to the next is written as `canonical` does', () => {
  fc.assert(
    fc.property(fc.array(plain, { minLength: 2, maxLength: 8 }), (all) => {
      const writer = new CanonicalWriter();
      for (const data of all) expect(writer.write(data)).toBe(canonical(data));
    }),
  );
});

test('data that is changed in place is written as it is now', () => {
  const writer = new CanonicalWriter();
  const data = { list: [{ deep: 1 }, 'same'], same: { z: 1, a: 2 } };
  writer.write(data);
  (data.list[0] as { deep: number }).deep = 2;
  expect(writer.write(data)).toBe(canonical(data));
  data.list.push('more');
  expect(writer.write(data)).toBe(canonical(data));
  data.list.splice(0, 2);
  expect(writer.write(data)).toBe(canonical(data));
});

test('what is not plain is refused by its path, and what follows is written', () => {
  const writer = new CanonicalWriter();
  writer.write({ at: [0] });
  for (const bad of [undefined, Number.NaN, new Date(0), () => {}])
    expect(() => writer.write({ at: [bad] })).toThrow('$.at[0]');
  expect(writer.write({ at: [1] })).toBe('{"at":[1]}');
});
