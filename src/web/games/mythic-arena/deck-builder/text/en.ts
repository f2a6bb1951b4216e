import type { DeckBuilderText } from './deck-builder-text.ts';

export const en: DeckBuilderText = {
  kinds: { all: 'All', pet: 'Pets', elyth: 'Elyth', rune: 'Runes', item: 'Items' },
  others: 'Other cards',
  pool: 'Cards',
  mine: 'Your deck',
  theirs: (name) => `${name}’s deck`,
  sort: 'Sort by',
  orders: { pack: 'As printed', name: 'Name', health: 'Health', speed: 'Speed', willpower: 'Willpower' },
  free: 'Hide taken',
  cheap: 'Cheap powers',
  cheapHelp: 'Only Pets with a Battle Power for one card or none',
  search: 'Search the cards',
  nothing: 'Not a whisker of a card like that.',
  all: 'Show all cards',
  takenBy: (card, name) => `${card}, taken by ${name}`,
  inDeck: (card) => `${card}, in your deck`,
  of: (count, of) => `${count} of ${of}`,
  look: 'A closer look',
  yourPick: 'Your pick',
  theirPick: (name) => `${name} is picking`,
  toGo: (picks) => (picks === 1 ? 'the last pick' : `${picks} to go`),
  last: 'last pick',
  took: (name, card) => `${name} took ${card}`,
  noneYet: 'Nothing yet',
  curve: 'Willpower of the Battle Powers',
  powers: (count, willpower) => `${count === 1 ? '1 power' : `${count} powers`} for Willpower ${willpower}`,
  health: 'Health',
  speed: 'Speed',
  spread: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
  add: 'Add to the deck',
  remove: 'Take out',
  legal: 'The deck is legal.',
  faults: (count) => (count === 1 ? '1 thing is wrong' : `${count} things are wrong`),
  play: 'Play this deck',
  going: (done, of) => `Laying the deck: ${done} of ${of}`,
  botBuilds: (done, of) => `A bot builds your deck: ${done} of ${of}`,
  goOn: 'Lay the rest',
  laid: 'Your deck is laid.',
  lies: 'laid',
  lying: (cards) =>
    `${cards === 1 ? 'One card lies' : `${cards} cards lie`} on the table already. “Take back” in the question returns them, one at a time.`,
  building: (name) => `${name} is still building.`,
  inSecret: 'Both build their decks in secret.',
  empty: 'Empty it',
  decks: 'Decks',
  starters: 'To begin with',
  saved: 'Saved here',
  noSaved: 'No deck of your own yet.',
  load: (name) => `Load ${name}`,
  loaded: (name) => `${name} is loaded.`,
  name: 'Name of the deck',
  save: 'Save',
  savedAs: (name) => `Saved as ${name}.`,
  noName: 'A deck needs a name to be saved.',
  tooMany: (most) => `There is room for ${most} decks. Delete one first.`,
  rename: (name) => `Rename ${name}`,
  newName: 'New name',
  nameTaken: 'That is no name, or another deck has it.',
  delete: (name) => `Delete ${name}`,
  sure: (name) => `Delete ${name} for good?`,
  yes: 'Delete',
  no: 'Keep it',
  code: 'Code of this deck',
  codeHelp: 'Whoever has the code can load the deck.',
  copy: 'Copy',
  copied: 'Copied.',
  paste: 'Code of a deck',
  read: 'Load the code',
  codeRead: 'The deck of the code is loaded.',
  codeFault: (fault) => {
    switch (fault.fault) {
      case 'empty':
        return 'Paste a code first.';
      case 'no-code':
        return 'That is no code of a deck: it must begin with MA1.';
      case 'version':
        return 'That code comes from another version of the game and cannot be read here.';
      case 'letter':
        return `“${fault.letter}” never stands in a code.`;
      case 'short':
        return `Something is missing: the code has ${fault.letters} letters and digits after MA1, not ${fault.of}.`;
      case 'long':
        return `There is too much: the code has ${fault.letters} letters and digits after MA1, not ${fault.of}.`;
      case 'typo':
        return 'There is a slip in the code: its check digits do not fit. Compare it letter by letter.';
      case 'other-cards':
        return 'That code is for a different set of cards.';
    }
  },
  lead: 'Your Lead Pet',
  leadHelp: 'It lies face down on your Front until both have chosen. The other twenty cards become your Resource Pile.',
  leads: (card) => `You lead with ${card}, face down.`,
  hasLed: (name) => `${name} has chosen.`,
  chooses: (name) => `${name} is choosing.`,
  known: (name) => `What ${name} has`,
  seen: (name) => `What you have seen of ${name}’s deck`,
  go: 'First or second?',
  goHelp: {
    first: 'You lead the first turn, without a draw.',
    second: 'You answer first, and draw in your first turn.',
  },
  goes: (name) => `${name} lost the last game and chooses who goes first.`,
};
