export type Gender = 'm' | 'f' | 'n';

/** What a language must know of a noun to inflect it. What is not said is guessed from its letters. */
export interface NounGrammar {
  readonly gender?: Gender;
  readonly plural?: true;
  /** Somebody's own name, which no style gives an article: `Vaseline la Vaseuse`, a person of known gender. */
  readonly proper?: true;
  /** Whether `de`, `le`, `di` … lose their vowel before it, where its first letters do not tell: `l’hydre`, `le hibou`. */
  readonly elides?: boolean;
  /** Whole forms for what no rule gives, by the name of the style: `accusative: 'den Drachen'`. */
  readonly forms?: Readonly<Record<string, string>>;
}

/** A noun as it is printed (`The Great Pretender`, `Der Große Blender`: with its article if it has one), and its grammar. */
export interface Noun extends NounGrammar {
  readonly text: string;
}

/** Whatever stands in a gap of a message and is inflected there. A plain string is a person or a thing without known grammar. */
export type Name = string | Noun;

/** A printed name with its grammar, where some is known. */
export const nameOf = (text: string, grammar: NounGrammar | undefined): Name =>
  grammar === undefined ? text : { text, ...grammar };

export const textOf = (name: Name): string => (typeof name === 'string' ? name : name.text);

/** For `{foe_gender, select, …}`: `other` where it is not known. */
export const genderOf = (name: Name): Gender | 'other' =>
  typeof name === 'string' ? 'other' : (name.gender ?? 'other');

/** For `{foe_number, select, …}`. */
export const numberOf = (name: Name): 'plural' | 'other' =>
  typeof name !== 'string' && name.plural === true ? 'plural' : 'other';

/** A form that the data of a noun gives as a whole. */
export const formOf = (name: Name, style: string): string | undefined =>
  typeof name === 'string' ? undefined : name.forms?.[style];
