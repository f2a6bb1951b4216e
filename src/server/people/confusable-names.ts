/**
 * What a name looks like, in the manner of Unicode TR39: names with the same skeleton can hardly be told apart by eye.
 * Upper and lower case look different, so the skeleton keeps them.
 */

/** By script, each letter with what it looks like. Compatibility forms (full width, mathematical) go by NFKC. */
const CONFUSABLES = [
  // Latin itself: in many typefaces these are one stroke, or one circle.
  'Il 1l |l 0O ǀl ӏl ıi ɩi ɑa ɡg ȷj ƅb Ɩl ʋv ƨ2 ȝ3 Ʒ3 ĸK ɪI ᴀA ʙB ᴄc ᴅD ᴇE ꜰF ɢG ʜH ᴊJ ᴋK ʟL ᴍM ɴN ᴏo ᴘP ʀR ꜱs ᴛT ᴜu ᴠv ᴡw ʏY ᴢz',
  // Cyrillic
  'АA аa ВB вB ЕE еe ЅS ѕs ІI іi ЈJ јj КK кK МM мM НH нH ОO оo РP рp СC сc ТT тT УY уy ХX хx һh ԁd ԛq ԜW ԝw ҮY үy ӀI З3 з3 гr пn Ьb ьb',
  // Greek
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi κK νv οo ρp σo τT υu ηn χx βß ϳj',
  // Armenian
  'օo ՕO ոn սu ցg հh յj զq լl ՏS ԼL ՍU',
  // Cherokee, Lisu, Coptic
  'ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᏚS ᎢT ᏙV ᎳW ᏃZ ᎡR',
  'ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
  'ⲎH ⲒI ⲔK ⲘM ⲚN ⲞO ⲟo ⲢP ⲣp ⲤC ⲥc ⲦT ⲬX ⲭx',
  // Hebrew and Arabic
  'סo וl ןl اl هo ەo ٥o ۵o ١l ۱l',
  // Strokes, points and dashes
  "‐- ‑- ‒- –- —- −- ˗- ’' ‘' ʼ' ʹ' ′' `' “\" ”\" „\" ․. ∶:",
];
/** Two letters that look like one. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['VV', 'W'],
] as const;

const prototypes = new Map(
  CONFUSABLES.flatMap((line) => line.split(' ')).map((pair) => {
    const [letter, like] = [...pair] as [string, string];
    return [letter, like];
  }),
);

/** What a letter looks like: perhaps like one that itself looks like another. */
function prototypeOf(letter: string): string {
  const like = prototypes.get(letter);
  return like === undefined || like === letter ? letter : prototypeOf(like);
}

export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKC').replace(/\s+/g, ' ').trim().normalize('NFD')];
  return PAIRS.reduce((text, [two, one]) => text.replaceAll(two, one), letters.map(prototypeOf).join(''));
}

/**
 * The database cannot work out skeletons, but it can replace letters: names with the same skeleton have the same folds,
 * others mostly not. All letters that look alike in either case become one of them, and those in pairs are left out.
 */
function foldedLetters(): { readonly from: string; readonly to: string } {
  const classes = new Map<string, Set<string>>();
  const classOf = (letter: string) => classes.get(letter) ?? new Set([letter]);
  for (const pair of prototypes) {
    const [a, b] = pair.map((letter) => classOf(letter.toLowerCase())) as [Set<string>, Set<string>];
    const both = new Set([...a, ...b]);
    for (const letter of both) classes.set(letter, both);
  }
  const dropped = new Set(
    PAIRS.flatMap((pair) => [...pair.join('').toLowerCase()].flatMap((letter) => [...classOf(letter)])),
  );
  const kept = [...classes].filter(([letter]) => !dropped.has(letter));
  return {
    from: [...kept.map(([letter]) => letter), ...dropped].join(''),
    to: kept.map(([, letters]) => [...letters][0]).join(''),
  };
}

/** For `translate` in SQL, which removes the characters of `from` that are beyond the end of `to`. */
export const FOLD = foldedLetters();
const folds = new Map([...FOLD.from].map((letter, n) => [letter, [...FOLD.to][n] ?? '']));

/** The fold of a name in lower case. */
export const foldOf = (login: string): string =>
  [...login.normalize('NFD')].map((letter) => folds.get(letter) ?? letter).join('');
