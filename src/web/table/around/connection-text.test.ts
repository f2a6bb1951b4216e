import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/languages.ts';
import { textsIn } from '../../text/index.ts';
import { type ConnectionState, connectionText } from './connection-text.ts';

const WELL: ConnectionState = { online: true, socket: 'open', stale: false, timed: false, mended: false };

describe.each(LANGUAGES)('in %s', async (language) => {
  const { connection } = (await textsIn(language)).table;
  const say = (more: Partial<ConnectionState>) => connectionText({ ...WELL, ...more }, connection);

  test('nothing is said while all is well', () => {
    expect(say({})).toBe(null);
  });

  test('without a network or a server the table says that it waits and goes on by itself', () => {
    expect(say({ online: false, socket: 'open' })).toBe(connection.offline);
    expect(say({ socket: 'lost', stale: true })).toBe(connection.lost);
    expect(connection.offline).not.toBe(connection.lost);
  });

  test('a clock that runs meanwhile is not kept quiet', () => {
    for (const gone of [{ online: false }, { socket: 'lost' as const }])
      expect(say({ ...gone, timed: true })).toBe(`${say(gone)} ${connection.clock}`);
    expect(say({ timed: true })).toBe(null);
  });

  test('once it is back the table catches up, and then says that it goes on', () => {
    expect(say({ stale: true, mended: true })).toBe(connection.catching);
    expect(say({ mended: true })).toBe(connection.back);
  });
});
