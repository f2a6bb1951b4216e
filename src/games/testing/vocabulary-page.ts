import type { z } from 'zod';
import { type GameFactory, LANGUAGES } from '../../kernel/index.ts';
import { LANGUAGE_NAMES } from '../../text/languages.ts';
import {
  bare,
  branchesOf,
  elementOf,
  fieldsIn,
  isOptional,
  limitsOf,
  type Schema,
  wordsOf,
} from '../shared/schema-walk.ts';
import { type WordUse, wordUses } from './word-uses.ts';

/** The page of a game’s vocabulary: every word with its fields and limits, and how it reads on a card in each language. */
export function vocabularyPage(factory: GameFactory, vocabulary: z.ZodObject): string {
  const page = new VocabularyPage(wordUses(vocabulary, factory));
  page.section('pack', vocabulary);
  const { name, core } = factory;
  const { title } = core.speech.en;
  return [
    `# ${title}: the words of its cards`,
    '',
    '<!-- Made by `npm run pack-docs` from the vocabulary: do not change it here. -->',
    '',
    `What a [pack](../packs.md) for ${title} can say. An editor knows all of it by the [schema](${name}.schema.json) of its packs;`,
    `\`grimalkin packs check\` names what is wrong. The examples are the game’s own cards: \`grimalkin packs show ${name}\` prints them all.`,
    '',
    ...page.sections(),
  ].join('\n');
}

type Known = z.core.$ZodTypes;
const typeOf = (schema: Schema): Known['_zod']['def']['type'] => (bare(schema) as Known)._zod.def.type;

/** What a schema is said to mean; an optional one may say it, or what is optional. */
function descriptionOf(schema: Schema): string {
  const own = (schema as z.ZodType).description;
  if (own !== undefined) return own;
  return bare(schema) === schema ? '' : descriptionOf(bare(schema));
}

const isObject = (schema: Schema): boolean => typeOf(schema) === 'object';
/** Whether it is one of several forms, each with a word of its own. */
const isVocabulary = (schema: Schema): boolean => branchesOf(schema).length > 1 && branchesOf(schema).every(isObject);
const isNames = (schema: Schema): boolean => LANGUAGES.every((language) => language in fieldsIn(schema));

const code = (text: unknown): string => `\`${text}\``;
const number = (n: number): string => `${n}`.replace('-', '−');

/** The word of a form: what all of its kind differ in, or the fields that only it must have. */
function wordOf(branch: Schema): string {
  const fields = Object.entries(fieldsIn(branch));
  for (const [, field] of fields)
    if (typeOf(field) === 'literal' && !isOptional(field)) return `${wordsOf(field)?.[0]}`;
  return fields.filter(([, field]) => !isOptional(field)).map(([key]) => key)[0] ?? '';
}

class VocabularyPage {
  private readonly uses: ReadonlyMap<Schema, WordUse>;
  /** Sections by what stands in them: schemas that say the same share one. */
  private readonly titles = new Map<string, string>();
  private readonly written: string[][] = [];
  private readonly taken = new Set<string>();

  constructor(uses: ReadonlyMap<Schema, WordUse>) {
    this.uses = uses;
  }

  sections(): string[] {
    return this.written.flat();
  }

  /** The title of the section about a schema, which is written where it is not there yet. */
  section(key: string, schema: Schema, on = ''): string {
    const place = this.written.push([]) - 1;
    const body = isVocabulary(schema) ? this.words(key, schema) : this.fields(key, schema);
    const text = body.join('\n');
    const known = this.titles.get(text);
    if (known !== undefined) {
      this.written[place] = [];
      return known;
    }
    const title = this.taken.has(key) && on !== '' ? `${key} of ${on}` : key;
    this.taken.add(key);
    this.titles.set(text, title);
    this.written[place] = [`## ${title}`, '', ...body, ''];
    return title;
  }

  private fields(key: string, schema: Schema): string[] {
    const rows = Object.entries(fieldsIn(schema)).map(([name, field]) => {
      const may = isOptional(field) ? ', or nothing' : '';
      return `| ${code(name)} | ${this.value(name, field, key)}${may} | ${descriptionOf(field)} |`;
    });
    return ['| field | what it holds | what it means |', '|---|---|---|', ...rows];
  }

  private words(key: string, schema: Schema): string[] {
    const branches = branchesOf(schema);
    const rows = branches.map((branch) => {
      const fields = Object.entries(fieldsIn(branch)).flatMap(([name, field]) => {
        if (typeOf(field) === 'literal' && !isOptional(field) && wordsOf(field)?.[0] === wordOf(branch)) return [];
        const said = descriptionOf(field);
        const may = isOptional(field) ? ' perhaps' : '';
        return [`${code(name)}${may}: ${this.value(name, field, key)}${said === '' ? '' : ` (${lower(said)})`}`];
      });
      return `| ${code(wordOf(branch))} | ${fields.join('<br>')} | ${descriptionOf(branch)} |`;
    });
    const examples = branches.flatMap((branch) => this.example(branch));
    return ['| word | fields | what it does |', '|---|---|---|', ...rows, '', ...examples].slice(0, -1);
  }

  /** A card of the game’s own that has the word, as it reads in every language. */
  private example(branch: Schema): string[] {
    const use = this.uses.get(branch);
    const word = `**${code(wordOf(branch))}**`;
    if (use === undefined) return [`${word} is on no card of the game’s own.`, ''];
    const sentences = LANGUAGES.map((language) => {
      const { name, text } = use.texts[language];
      return `- ${LANGUAGE_NAMES[language]}: *${name}.* ${text}`;
    });
    const on = use.own ? `on ${code(use.card)}` : `put on ${code(use.card)}`;
    return [`${word}, as in \`${JSON.stringify(use.data)}\` ${on}:`, '', ...sentences, ''];
  }

  /** What a field may hold, in words. */
  private value(key: string, schema: Schema, on: string): string {
    const { least, most, step } = limitsOf(schema);
    const range = (unit = ''): string => {
      if (least === null && most === null) return unit === '' ? 'any number' : unit;
      const to =
        least === most ? `exactly ${number(least as number)}` : `${number(least ?? 0)} to ${number(most ?? 0)}`;
      return `${most === null ? `at least ${number(least as number)}` : to}${unit === '' ? '' : ` ${unit}`}`;
    };
    if (isVocabulary(schema) || (isObject(schema) && !isNames(schema))) {
      const title = this.section(key, schema, on);
      return `[${title}](#${title
        .toLowerCase()
        .replaceAll(' ', '-')
        .replace(/[^a-z0-9-]/g, '')})`;
    }
    const words = wordsOf(schema);
    if (words !== null) return words.map(code).join(', ');
    const element = elementOf(schema);
    if (element !== null) return `${range('of')} ${this.value(key, element, on)}`.replace(/^of /, 'a list of ');
    switch (typeOf(schema)) {
      case 'object':
        return 'names by language';
      case 'union':
        return branchesOf(schema)
          .map((branch) => this.value(key, branch, on))
          .join(', or ');
      case 'number':
        return `${range()}${step === null ? '' : `, in steps of ${step}`}`;
      case 'boolean':
        return '`true` or `false`';
      default:
        return most === null
          ? key === 'version'
            ? 'a version such as `1.0.0`'
            : 'an id'
          : `a text of ${range('characters')}`;
    }
  }
}

const lower = (sentence: string): string => {
  const text = sentence.replace(/\.$/, '');
  return /^[A-Z][a-z]* (?!P)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};
