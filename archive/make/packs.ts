// biome-ignore lint/suspicious/noExplicitAny: the packs of four games, as data
type Pack = any;

/** What is changed of each game's own cards: a number that shows in play. */
const CHANGES: Readonly<Record<string, (pack: Pack) => void>> = {
  'familiar-find': (pack) => {
    pack.spells[0].copies['2+']++;
  },
  'mythic-arena': (pack) => {
    for (const pet of pack.pets) pet.health += 10;
  },
  'familiars-and-foes': (pack) => {
    for (const mat of pack.mats) mat.health++;
  },
  'black-rose': (pack) => {
    for (const quest of pack.quests) quest.worth++;
  },
};

/** A changed copy of a game's core pack: other cards under another hash. */
export function changedPack(game: string, core: unknown): unknown {
  const pack = structuredClone(core) as Pack;
  const change = CHANGES[game];
  if (change === undefined) throw new Error(`archive/make/packs.ts says nothing of ${game}`);
  change(pack);
  return { ...pack, id: 'archive', author: 'The Grimalkin archive' };
}
