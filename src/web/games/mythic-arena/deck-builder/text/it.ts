import type { DeckBuilderText } from './deck-builder-text.ts';

export const it: DeckBuilderText = {
  kinds: { all: 'Tutte', pet: 'Famigli', elyth: 'Elyth', rune: 'Rune', item: 'Oggetti' },
  others: 'Altre carte',
  pool: 'Carte',
  mine: 'Il tuo mazzo',
  theirs: (name) => `Mazzo di ${name}`,
  sort: 'Ordina per',
  orders: { pack: 'Come in elenco', name: 'Nome', health: 'Salute', speed: 'Velocità', willpower: 'Volontà' },
  free: 'Solo libere',
  cheap: 'Poteri economici',
  cheapHelp: 'Solo Famigli con un Potere di battaglia da una carta o nessuna',
  search: 'Cerca tra le carte',
  nothing: 'Nemmeno un baffo di una carta così.',
  all: 'Mostra tutte le carte',
  takenBy: (card, name) => `${card}, nel mazzo di ${name}`,
  inDeck: (card) => `${card}, nel tuo mazzo`,
  of: (count, of) => `${count} su ${of}`,
  look: 'Da vicino',
  yourPick: 'Scegli tu',
  theirPick: (name) => `Sceglie ${name}`,
  toGo: (picks) => (picks === 1 ? 'l’ultima scelta' : `ancora ${picks} carte`),
  last: 'ultima',
  took: (name, card) => `${name} ha preso ${card}`,
  noneYet: 'Ancora nulla',
  curve: 'Volontà dei Poteri di battaglia',
  powers: (count, willpower) => `${count === 1 ? '1 potere' : `${count} poteri`} con Volontà ${willpower}`,
  health: 'Salute',
  speed: 'Velocità',
  spread: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
  add: 'Aggiungi al mazzo',
  remove: 'Togli',
  legal: 'Il mazzo è regolare.',
  faults: (count) => (count === 1 ? '1 cosa non va' : `${count} cose non vanno`),
  play: 'Gioca questo mazzo',
  going: (done, of) => `Il mazzo va in tavola: ${done} su ${of}`,
  botBuilds: (done, of) => `Un bot costruisce il tuo mazzo: ${done} su ${of}`,
  goOn: 'Metti giù il resto',
  laid: 'Il tuo mazzo è pronto.',
  lies: 'in tavola',
  lying: (cards) =>
    `${cards === 1 ? 'Una carta è già' : `${cards} carte sono già`} in tavola. «Torna indietro», accanto alla domanda, le riprende una alla volta.`,
  building: (name) => `${name} sta ancora costruendo.`,
  inSecret: 'Entrambi costruiscono il mazzo in segreto.',
  empty: 'Svuota',
  decks: 'Mazzi',
  starters: 'Per cominciare',
  saved: 'Salvati qui',
  noSaved: 'Ancora nessun mazzo tuo.',
  load: (name) => `Carica ${name}`,
  loaded: (name) => `${name} è caricato.`,
  name: 'Nome del mazzo',
  save: 'Salva',
  savedAs: (name) => `Salvato come ${name}.`,
  noName: 'Per salvare un mazzo serve un nome.',
  tooMany: (most) => `C’è posto per ${most} mazzi. Prima eliminane uno.`,
  rename: (name) => `Rinomina ${name}`,
  newName: 'Nuovo nome',
  nameTaken: 'Non è un nome, oppure ce l’ha già un altro mazzo.',
  delete: (name) => `Elimina ${name}`,
  sure: (name) => `Eliminare ${name} per sempre?`,
  yes: 'Elimina',
  no: 'Tienilo',
  code: 'Codice di questo mazzo',
  codeHelp: 'Chi ha il codice può caricare il mazzo.',
  copy: 'Copia',
  copied: 'Copiato.',
  paste: 'Codice di un mazzo',
  read: 'Carica il codice',
  codeRead: 'Il mazzo del codice è caricato.',
  codeFault: (fault) => {
    switch (fault.fault) {
      case 'empty':
        return 'Prima incolla un codice.';
      case 'no-code':
        return 'Non è il codice di un mazzo: deve iniziare con MA1.';
      case 'version':
        return 'Questo codice viene da un’altra versione del gioco e qui non si può leggere.';
      case 'letter':
        return `«${fault.letter}» non compare in nessun codice.`;
      case 'short':
        return `Manca qualcosa: dopo MA1 il codice ha ${fault.letters} caratteri invece di ${fault.of}.`;
      case 'long':
        return `C’è qualcosa di troppo: dopo MA1 il codice ha ${fault.letters} caratteri invece di ${fault.of}.`;
      case 'typo':
        return 'C’è un errore di scrittura: i caratteri di controllo non tornano. Confronta il codice lettera per lettera.';
      case 'other-cards':
        return 'Questo codice è per un altro insieme di carte.';
    }
  },
  lead: 'Il Famiglio che apre',
  leadHelp:
    'Resta coperto sul tuo Fronte finché entrambi hanno scelto. Le altre venti carte formano la tua Pila delle risorse.',
  leads: (card) => `Apri con ${card}, coperto.`,
  hasLed: (name) => `${name} ha scelto.`,
  chooses: (name) => `${name} sta scegliendo.`,
  known: (name) => `Che cosa ha ${name}`,
  seen: (name) => `Che cosa hai visto del mazzo di ${name}`,
  go: 'Per primo o per secondo?',
  goHelp: {
    first: 'Il primo turno è tuo, ma senza pescare.',
    second: 'Prima rispondi, poi peschi nel tuo primo turno.',
  },
  goes: (name) => `${name} ha perso l’ultima partita e sceglie chi inizia.`,
};
