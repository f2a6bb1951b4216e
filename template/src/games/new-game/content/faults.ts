import type { Fault } from '../../../kernel/index.ts';
import { uniqueIds } from '../../shared/unique-ids.ts';
import { DEALT, MAX_SEATS } from './answers.ts';
import type { Pack } from './vocabulary.ts';

/** What a schema cannot say: ids are unique, and there are charms enough to deal. */
export function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const claim = uniqueIds(faults);
  for (const group of ['herbs', 'prowlers', 'charms'] as const)
    for (const [i, card] of pack[group].entries()) claim(card.id, `${group}[${i}].id`);
  const charms = pack.charms.reduce((sum, { copies }) => sum + copies, 0);
  const needed = MAX_SEATS * DEALT;
  if (charms < needed) faults.push({ path: 'charms', message: `there are only ${charms}; a game needs ${needed}` });
  return faults;
}
