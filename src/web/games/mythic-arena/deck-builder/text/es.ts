import type { DeckBuilderText } from './deck-builder-text.ts';

export const es: DeckBuilderText = {
  kinds: { all: 'Todas', pet: 'Familiares', elyth: 'Elyth', rune: 'Runas', item: 'Objetos' },
  others: 'Otras cartas',
  pool: 'Cartas',
  mine: 'Tu mazo',
  theirs: (name) => `Mazo de ${name}`,
  sort: 'Ordenar por',
  orders: { pack: 'Orden impreso', name: 'Nombre', health: 'Salud', speed: 'Velocidad', willpower: 'Voluntad' },
  free: 'Solo libres',
  cheap: 'Poderes baratos',
  cheapHelp: 'Solo Familiares con un Poder de combate de una carta o ninguna',
  search: 'Buscar cartas',
  nothing: 'Ni un bigote de una carta así.',
  all: 'Mostrar todas las cartas',
  takenBy: (card, name) => `${card}, en el mazo de ${name}`,
  inDeck: (card) => `${card}, en tu mazo`,
  of: (count, of) => `${count} de ${of}`,
  look: 'De cerca',
  yourPick: 'Eliges tú',
  theirPick: (name) => `Elige ${name}`,
  toGo: (picks) => (picks === 1 ? 'la última elección' : `quedan ${picks} cartas`),
  last: 'última',
  took: (name, card) => `${name} se llevó ${card}`,
  noneYet: 'Nada todavía',
  curve: 'Voluntad de los Poderes de combate',
  powers: (count, willpower) => `${count === 1 ? '1 poder' : `${count} poderes`} con Voluntad ${willpower}`,
  health: 'Salud',
  speed: 'Velocidad',
  spread: (least, most) => (least === most ? `${least}` : `de ${least} a ${most}`),
  add: 'Añadir al mazo',
  remove: 'Sacar',
  legal: 'El mazo es válido.',
  faults: (count) => (count === 1 ? '1 cosa está mal' : `${count} cosas están mal`),
  play: 'Jugar este mazo',
  going: (done, of) => `Poniendo el mazo: ${done} de ${of}`,
  botBuilds: (done, of) => `Un bot construye tu mazo: ${done} de ${of}`,
  goOn: 'Poner el resto',
  laid: 'Tu mazo está listo.',
  lies: 'puesta',
  lying: (cards) =>
    `${cards === 1 ? 'Una carta ya está' : `${cards} cartas ya están`} en la mesa. «Deshacer», junto a la pregunta, las devuelve una a una.`,
  building: (name) => `${name} sigue construyendo.`,
  inSecret: 'Cada cual construye su mazo en secreto.',
  empty: 'Vaciar',
  decks: 'Mazos',
  starters: 'Para empezar',
  saved: 'Guardados aquí',
  noSaved: 'Aún no tienes ningún mazo.',
  load: (name) => `Cargar ${name}`,
  loaded: (name) => `${name} está cargado.`,
  name: 'Nombre del mazo',
  save: 'Guardar',
  savedAs: (name) => `Guardado como ${name}.`,
  noName: 'Para guardar un mazo hace falta un nombre.',
  tooMany: (most) => `Hay sitio para ${most} mazos. Borra uno antes.`,
  rename: (name) => `Cambiar el nombre de ${name}`,
  newName: 'Nombre nuevo',
  nameTaken: 'Eso no es un nombre, o ya lo tiene otro mazo.',
  delete: (name) => `Borrar ${name}`,
  sure: (name) => `¿Borrar ${name} para siempre?`,
  yes: 'Borrar',
  no: 'Conservarlo',
  code: 'Código de este mazo',
  codeHelp: 'Quien tenga el código puede cargar el mazo.',
  copy: 'Copiar',
  copied: 'Copiado.',
  paste: 'Código de un mazo',
  read: 'Cargar el código',
  codeRead: 'El mazo del código está cargado.',
  codeFault: (fault) => {
    switch (fault.fault) {
      case 'empty':
        return 'Pega antes un código.';
      case 'no-code':
        return 'Eso no es el código de un mazo: debe empezar por MA1.';
      case 'version':
        return 'Ese código es de otra versión del juego y aquí no se puede leer.';
      case 'letter':
        return `«${fault.letter}» no aparece en ningún código.`;
      case 'short':
        return `Falta algo: tras MA1 el código tiene ${fault.letters} caracteres en lugar de ${fault.of}.`;
      case 'long':
        return `Sobra algo: tras MA1 el código tiene ${fault.letters} caracteres en lugar de ${fault.of}.`;
      case 'typo':
        return 'Hay una errata en el código: los caracteres de control no cuadran. Compáralo letra por letra.';
      case 'other-cards':
        return 'Ese código es para otro juego de cartas.';
    }
  },
  lead: 'Tu Familiar de apertura',
  leadHelp:
    'Queda boca abajo en tu Frente hasta que ambos hayan elegido. Las otras veinte cartas forman tu Pila de recursos.',
  leads: (card) => `Abres con ${card}, boca abajo.`,
  hasLed: (name) => `${name} ya ha elegido.`,
  chooses: (name) => `${name} está eligiendo.`,
  known: (name) => `Lo que tiene ${name}`,
  seen: (name) => `Lo que has visto del mazo de ${name}`,
  go: '¿Primero o segundo?',
  goHelp: { first: 'El primer turno es tuyo, sin robar.', second: 'Respondes primero y robas en tu primer turno.' },
  goes: (name) => `${name} perdió la última partida y elige quién empieza.`,
};
