import { z } from 'zod';
import { LANGUAGES } from '../../kernel/index.ts';
import { fieldsIn } from './schema-walk.ts';

/** A JSON Schema, or a part of one. */
type JsonSchema = Record<string, unknown>;

const HEADER = ['game', 'id', 'version', 'author', 'licence'];

/**
 * The JSON Schema of a game’s packs, whole ones and those that extend another: with it an editor completes words, says
 * what they do and marks what is wrong. What only the loader can see (an id that is taken, a target that is missing) is
 * left to `packs check`.
 */
export function packJsonSchema(pack: z.ZodObject, title: string): JsonSchema {
  const whole = z.toJSONSchema(pack, { io: 'input', target: 'draft-7', reused: 'ref' }) as JsonSchema;
  const { $schema, definitions = {}, ...own } = whole;
  const root = oneLanguageIsEnough(own) as JsonSchema;
  const shared = oneLanguageIsEnough(definitions) as Record<string, JsonSchema>;
  const properties = root.properties as Record<string, JsonSchema>;
  const link = { type: 'string', description: 'Where the schema is: no part of the pack.' };
  const header = Object.fromEntries(HEADER.flatMap((key) => (key in properties ? [[key, properties[key]]] : [])));
  const cards = cardSchemas(pack, root, shared);
  const isExtension = { anyOf: ['extends', 'add', 'replace', 'change', 'remove'].map((key) => ({ required: [key] })) };
  return {
    $schema,
    title,
    type: 'object',
    if: isExtension,
    then: { $ref: '#/definitions/extension' },
    else: { $ref: '#/definitions/whole' },
    definitions: {
      whole: { ...root, properties: { $schema: link, ...properties } },
      extension: {
        type: 'object',
        properties: {
          $schema: link,
          ...header,
          extends: {
            description: 'The pack that this one extends: the game’s own cards if nothing is said.',
            anyOf: [
              { type: 'string' },
              {
                type: 'object',
                properties: { pack: { type: 'string' }, hash: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
                additionalProperties: false,
              },
            ],
          },
          add: { description: 'New cards, in their lists.', ...additions(root, shared) },
          replace: {
            description: 'By the id of a card: another one in its place.',
            type: 'object',
            additionalProperties: { anyOf: cards.map(idIsKept) },
          },
          change: {
            description: 'By the id of a card: fields that become something else; null takes one away.',
            type: 'object',
            additionalProperties: { type: 'object' },
          },
          remove: { description: 'Ids of cards that are left out.', type: 'array', items: { type: 'string' } },
        },
        required: HEADER,
        additionalProperties: false,
      },
      ...shared,
    },
  };
}

/** What a reference in a schema stands for. */
function meant(schema: JsonSchema, shared: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = /^#\/definitions\/(.+)$/.exec(String(schema.$ref))?.[1];
  return name === undefined ? schema : { ...(shared[name] as JsonSchema), ...without(schema, ['$ref']) };
}

const without = (schema: JsonSchema, keys: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));

/** Lists of any length, where the pack has lists; what is one card cannot be added to. */
function additions(schema: JsonSchema, shared: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const lists = (given: JsonSchema): JsonSchema | null => {
    const at = meant(given, shared);
    if (at.type === 'array') return without(at, ['minItems', 'maxItems']);
    if (at.type !== 'object' || 'id' in ((at.properties ?? {}) as object)) return null;
    const inner = within(at);
    return Object.keys(inner).length === 0 ? null : { type: 'object', properties: inner, additionalProperties: false };
  };
  const within = (at: JsonSchema): Record<string, JsonSchema> =>
    Object.fromEntries(
      Object.entries((at.properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, inner]) => {
        const list = HEADER.includes(key) ? null : lists(inner);
        return list === null ? [] : [[key, list]];
      }),
    );
  return { type: 'object', properties: within(schema), additionalProperties: false };
}

/** The schemas of all that lies in the lists of a pack. */
function cardSchemas(pack: z.ZodObject, root: JsonSchema, shared: Readonly<Record<string, JsonSchema>>): JsonSchema[] {
  const found = new Map<string, JsonSchema>();
  const visit = (given: JsonSchema): void => {
    const at = meant(given, shared);
    const properties = (at.properties ?? {}) as Record<string, JsonSchema>;
    if ('id' in properties) found.set(JSON.stringify(at), at);
    else for (const inner of Object.values(properties)) visit(inner);
    if (at.type === 'array') visit(at.items as JsonSchema);
  };
  const lists = Object.keys(fieldsIn(pack)).filter((key) => !HEADER.includes(key));
  for (const key of lists) visit((root.properties as Record<string, JsonSchema>)[key] as JsonSchema);
  return [...found.values()];
}

/** A card that stands in for another keeps its id. */
const idIsKept = (card: JsonSchema): JsonSchema => ({
  ...card,
  required: ((card.required ?? []) as string[]).filter((key) => key !== 'id'),
});

/** Names need not be there in every language. */
function oneLanguageIsEnough(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(oneLanguageIsEnough);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, oneLanguageIsEnough(value)]));
  const { required } = own;
  if (!Array.isArray(required) || !LANGUAGES.every((language) => required.includes(language))) return own;
  return { ...without(own, ['required']), minProperties: 1 };
}
