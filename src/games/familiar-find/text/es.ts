import type { Effect, Filter } from '../content/vocabulary.ts';
import { leftToPlay, type Texts } from './texts.ts';

const kinds: Readonly<Record<Filter, string>> = {
  any: 'carta',
  ingredient: 'Ingrediente',
  essence: 'Esencia',
  astral: 'Esencia astral',
  abyss: 'Esencia del Abismo',
};
const un = (what: Filter): string => `${what === 'ingredient' ? 'un' : 'una'} ${kinds[what]}`;
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} cartas`);
const facing = (down: boolean): string => (down ? 'boca abajo' : 'boca arriba');
/** «Y» becomes «e» before the sound i, but not before a diphthong: «e Inspiración», «y Hielo». */
const and = (next: string): string => (/^h?[ií](?![aeouáéóú])/i.test(next) ? 'e' : 'y');
const list = (items: readonly string[]): string => {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`;
};

/** An effect as an order, as something one may do, and what it is done to. */
function clause(effect: Effect): readonly [order: string, may: string, rest: string] {
  switch (effect.do) {
    case 'discard':
      return ['Descarta', 'descartar', `${un(effect.what)} de tu colección`];
    case 'steal':
      return ['Toma', 'tomar', `para tu colección ${un(effect.what)} de la colección de otro jugador`];
    case 'give':
      return ['Dale', 'darle', `a otro jugador ${un(effect.what)} de tu colección`];
    case 'trade': {
      const one = un(effect.what);
      return ['Cambia', 'cambiar', `${one} de tu colección por ${one} de la colección de otro jugador`];
    }
    case 'collect':
      return effect.from === 'any'
        ? ['Recoge', 'recoger', 'la carta superior de cualquier pila, incluso de una fuera de tu alcance']
        : ['Recoge', 'recoger', 'la carta superior de una pila a tu alcance'];
    case 'look':
      return ['Mira', 'mirar', 'las cartas boca abajo de una pila a tu alcance'];
    case 'unveil':
      return ['Pon', 'poner', 'boca arriba todas las cartas boca abajo de una pila'];
    case 'draw':
      return ['Roba', 'robar', cards(effect.cards)];
    case 'drop':
      return ['Descarta', 'descartar', `${cards(effect.cards)} de tu mano`];
    case 'lay':
      return ['Juega', 'jugar', laying(effect.up, effect.down)];
    case 'seed':
      return ['Empieza', 'empezar', 'de nuevo la pila central con la carta superior del mazo, boca arriba'];
  }
}
function laying(up: number, down: number): string {
  if (up > 0 && down > 0) return `${up} ${up === 1 ? 'carta' : 'cartas'} boca arriba y ${down} boca abajo este turno`;
  const n = up + down;
  return n === 1 ? `una carta este turno, ${facing(up === 0)}` : `${n} cartas este turno, todas ${facing(up === 0)}`;
}

export const es: Texts = {
  list,
  // Without an article, to stand alone as a heading too; sentences put «la» before it.
  piles: {
    centre: 'pila central',
    ownLeft: 'pila a tu izquierda',
    ownRight: 'pila a tu derecha',
    left: (name) => `pila a la izquierda de ${name}`,
  },
  hidden: 'una carta boca abajo',
  asks: {
    befriend: () => '¿Qué Familiar quieres ser?',
    use: (familiar) => `¿Usas tu habilidad de ${familiar}?`,
    scavenge: () => '¿Qué pila tomas?',
    powers: () => '¿Qué va primero?',
    travel: () => '¿Pasas a un nuevo Lugar?',
    cast: () => '¿Qué Hechizo resuelves a continuación?',
    castOrTravel: (location) => `¿Resuelves un Hechizo o dejas antes el Lugar ${location} por otro nuevo?`,
    discard: (what) => `¿Qué ${kinds[what]} de tu colección descartas?`,
    steal: (what) => `¿Qué ${kinds[what]} tomas y de quién?`,
    give: (what) => `¿Qué ${kinds[what]} das y a quién?`,
    trade: (what) => `¿Qué ${kinds[what]} cambias y por cuál?`,
    collect: () => '¿De qué pila recoges la carta superior?',
    look: () => '¿De qué pila miras lo oculto?',
    unveil: () => '¿Qué pila destapas?',
    drop: () => '¿Qué carta de tu mano descartas?',
    refill: (hand, deck) =>
      `¿Robas otra carta? Tienes ${hand} en la mano.${deck === 0 ? ' El mazo está vacío: robar pondría fin a la partida.' : ''}`,
    play: (up, down) => `Juega ${list(leftToPlay(up, down, facing))}.`,
    out: (abyss, up, down) =>
      `${abyss} Esencias del Abismo: quedas fuera. Juega toda tu mano: ${list(leftToPlay(up, down, facing))}.`,
    // The question begins with «¿».
    by: (card, question) => `${card}: ¿${question.charAt(1).toLowerCase()}${question.slice(2)}`,
  },
  answers: {
    befriend: (familiar) => `Hacer de ${familiar}`,
    take: (pile) => `Tomar la ${pile}`,
    spare: (pile) => `Tomar la ${pile}, pero dejar la carta superior en su sitio`,
    use: 'Usar la habilidad',
    obey: 'Aplicar la regla del Lugar',
    pass: 'No, gracias',
    draw: 'Robar otra carta',
    travel: 'Pasar a un nuevo Lugar',
    stay: 'Quedarme aquí',
    cast: (card) => `Resolver ${card}`,
    discard: (card) => `Descartar ${card}`,
    steal: (player, card) => `Tomar ${card} de la colección de ${player}`,
    give: (card, player) => `Darle ${card} a ${player}`,
    trade: (card, player, other) => `Cambiar con ${player}: ${card} por ${other}`,
    collect: (pile) => `Recoger la carta superior de la ${pile}`,
    look: (pile) => `Mirar las cartas boca abajo de la ${pile}`,
    unveil: (pile) => `Destapar la ${pile}`,
    drop: (card) => `Descartar ${card}`,
    play: (card, pile, down) => `${card} ${facing(down)} en la ${pile}`,
  },
  events: {
    dealt: (card, pile) => `Primera carta de la ${pile}: ${card}.`,
    joined: (pairs) => `${list(pairs.map(([player, familiar]) => `${player} hace de ${familiar}`))}.`,
    befriended: (who, familiar) => `${who} hará de ${familiar}.`,
    arrived: (location) => `En el centro se encuentra este Lugar: ${location}.`,
    starts: (who) => `Empieza ${who}.`,
    drew: (who, count, drawn) => `${who} roba ${drawn === null ? cards(count) : list(drawn)}.`,
    turn: (who) => `Es el turno de ${who}.`,
    took: (who, pile, taken, left) =>
      `${who} toma la ${pile}: ${list(taken)}.${left ? ' La carta superior se queda en su sitio.' : ''}`,
    used: (who, familiar) => `${who} usa su habilidad de ${familiar}.`,
    bound: (who, location) => `${location} impone su ley a ${who}.`,
    warded: (who, familiar, other) => `La habilidad de ${familiar} protege la colección de ${who} frente a ${other}.`,
    withstood: (who, familiar, abyss) =>
      `Gracias a su habilidad de ${familiar}, ${who} no queda fuera hasta tener ${abyss} Esencias del Abismo.`,
    cast: (who, card) => `${who} resuelve ${card}.`,
    fizzled: (who, card) => `El Hechizo ${card} se desvanece y se descarta; ${who} no saca nada de él.`,
    sifted: (who, card) => `El agua se lleva la carta ${card} antes de que ${who} pueda recogerla.`,
    discarded: (who, card) => `${who} descarta ${card} de su colección.`,
    stole: (who, other, card) => `${who} toma ${card} de la colección de ${other}.`,
    gave: (who, other, card) => `${who} le da ${card} a ${other}.`,
    traded: (who, card, other, theirs) => `${who} hace un cambio con ${other}: ${card} por ${theirs}.`,
    collected: (who, pile, card) => `${who} recoge la carta superior de la ${pile}: ${card}.`,
    looked: (who, pile, seen) =>
      `${who} mira las cartas boca abajo de la ${pile}${seen === null ? '' : `: ${list(seen)}`}.`,
    unveiled: (who, pile, shown) => `${who} destapa la ${pile}: ${list(shown)}.`,
    dropped: (who, card) => `${who} descarta ${card} de su mano.`,
    travelled: (who, location) => `${who} pasa a un nuevo Lugar: ${location}.`,
    stayed: (who) => `${who} se queda en este Lugar.`,
    laid: (who, placements) => `${who} juega ${list(placements)}.`,
    laidOne: (card, pile, down) =>
      card === null ? `una carta boca abajo en la ${pile}` : `${card} ${facing(down)} en la ${pile}`,
    filled: (card, pile) => `Del mazo a la ${pile}: ${card}.`,
    eliminated: (who, abyss) => `${who} tiene ${abyss} Esencias del Abismo y queda fuera de la partida.`,
    merged: (from, into) => `La ${from} se une a la ${into}.`,
    deckOut: (who) => `El mazo no basta para rellenar la mano de ${who}.`,
  },
  bars: {
    'out-of-reach': () =>
      'Esa pila está fuera de tu alcance. Llegas a la pila central y a las dos que tienes a los lados.',
    empty: () => 'Esa pila está vacía.',
    resting: () => 'La pila central se acaba de tomar; en este Lugar descansa durante un turno.',
    'left-already': () => 'El Lugar ya retiene la carta superior.',
    'already-chosen': () => 'Otra persona ya ha elegido ese Familiar.',
    'not-that-kind': (what) => `La carta pide ${un(what)}.`,
    warded: () => 'Esa colección está protegida por el Familiar de su dueño.',
    'nothing-hidden': () => 'En esa pila no hay nada oculto para ti.',
    'no-more-down': () => 'Ya no te quedan cartas por jugar boca abajo.',
    'no-more-up': () => 'Ya no te quedan cartas por jugar boca arriba.',
    'only-up': () => 'En este Lugar, las cartas solo se pueden jugar boca arriba en la pila central.',
    'only-down': () => 'En este Lugar, las cartas solo se pueden jugar boca abajo en la pila central.',
    full: () => 'En este Lugar no caben más cartas en la pila central.',
    enough: () => 'En este Lugar ya has jugado suficientes cartas en la pila central este turno.',
    'leaves-empty': () => 'Entonces quedaría vacía una pila a tu alcance.',
    'one-at-least': () => 'En este Lugar hay que jugar al menos una carta en la pila central.',
    'tourism-needs-locations': () => 'Para jugar con Turismo hacen falta los Lugares.',
    'first-not-seated': () => 'Ese jugador no está en la mesa.',
  },
  results: {
    astral: (winners) => `${winners} gana con tres Esencias astrales.`,
    set: (winners) => `${winners} gana con un conjunto completo de Ingredientes.`,
    abyss: (winners) => `${winners} gana: nadie más sigue en pie.`,
    deck: (winners, shared) =>
      shared
        ? `El mazo se ha agotado; ${winners} comparten la victoria.`
        : `El mazo se ha agotado; ${winners} gana con la colección más rica.`,
  },
  options: {
    abilities: {
      name: 'Habilidades de los Familiares',
      help: 'Cada Familiar aporta una habilidad propia.',
      values: {},
    },
    locations: { name: 'Lugares', help: 'Un Lugar cambia las reglas de la pila central.', values: {} },
    tourism: {
      name: 'Turismo',
      help: 'Quien recoge cartas de la pila central puede pasar a un nuevo Lugar.',
      values: {},
    },
    familiars: {
      name: 'Familiares',
      help: 'Cómo se reparten los Familiares.',
      values: { dealt: 'repartidos al azar', chosen: 'elegidos por turnos' },
    },
    first: {
      name: 'Jugador inicial',
      help: 'Quién juega el primer turno.',
      values: { random: 'al azar', '1': 'jugador 1', '2': 'jugador 2', '3': 'jugador 3', '4': 'jugador 4' },
    },
  },
  zones: {
    location: 'Lugar',
    deck: 'Mazo',
    discard: 'Pila de descartes',
    familiar: (who) => `Familiar de ${who}`,
    collection: (who) => `Colección de ${who}`,
    hand: (who) => `Mano de ${who}`,
    ownHand: 'Tu mano',
  },
  cards: {
    ingredient: () =>
      'Ingrediente. Ganas con un conjunto: cuatro tipos con dos cartas de cada uno, tres tipos con tres o dos tipos con cuatro.',
    astral: () => 'Esencia. Con tres en tu colección, ganas la partida.',
    abyss: () => 'Esencia. Con tres en tu colección, pierdes la partida.',
    copies: (two, three, four) => `En el mazo con 2, 3 y 4 jugadores: ${two}, ${three}, ${four}.`,
    effect: (effect) => {
      const [order, may, rest] = clause(effect);
      return 'may' in effect ? `Puedes ${may} ${rest}.` : `${order} ${rest}.`;
    },
    fullGame: 'Partida completa:',
    moment: (moment) =>
      ({
        start: 'Una vez por turno, antes de tomar una pila, puedes hacer lo siguiente:',
        taken: 'Una vez por turno, después de tomar una pila, puedes hacer lo siguiente:',
        play: 'Una vez por turno, antes de jugar cartas, puedes hacer lo siguiente:',
        refill: 'Una vez por turno, después de rellenar tu mano, puedes hacer lo siguiente:',
      })[moment],
    always: {
      hand: (n) => `Puedes rellenar tu mano hasta tener ${n} cartas en lugar de cuatro.`,
      abyss: (n) => `No pierdes hasta tener ${n} Esencias del Abismo.`,
      ward: () => 'Los efectos de otros jugadores no pueden afectar a tu colección.',
      spare: () => 'Cuando tomes una pila de varias cartas, puedes dejar la carta superior en su sitio.',
    },
    rule: {
      taken: (effects) => `Cuando tomes la pila central, se aplica lo siguiente: ${effects}`,
      lay: (how) => `En la pila central, las cartas solo se pueden jugar ${facing(how === 'down')}.`,
      cap: (n) => `En la pila central puede haber como máximo ${cards(n)}.`,
      most: (n) => `Cada jugador puede jugar como máximo ${cards(n)} por turno en la pila central.`,
      least: () => 'Cada jugador debe jugar al menos una carta por turno en la pila central.',
      leave: () => 'Cuando se toma la pila central, la carta superior se queda en su sitio, salvo que sea la única.',
      fizzle: () => 'Cuando se toma la pila central, sus Hechizos se descartan sin efecto.',
      sift: (what) =>
        `Cuando se toma la pila central, se descarta ${what === 'any' ? 'una' : un(what)} de entre sus cartas.`,
      rest: () => 'Cuando se toma la pila central, no se puede volver a tomar en el turno inmediatamente siguiente.',
    },
  },
};
