import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { faultsOf } from '../../kernel/data/fault.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { App } from './http-services.ts';
import { RefusedError } from './refused-error.ts';

/** What bodies may weigh. Routes that take whole games or packs allow more. */
export const MOST_BYTES = 64 * 1024;
/** How deep lists and objects may lie in one another: whatever goes through them goes down step by step. */
const MOST_DEPTH = 64;
/** How many faults are told at once. */
const MOST_FAULTS = 20;

const malformed = (path: string, message: string): RefusedError =>
  new RefusedError({ bar: refuse('malformed'), faults: [{ path, message }] });

/** Bodies are JSON, or there is none: a page elsewhere cannot send JSON without asking first. */
export function takeJson(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text.trim() === '') return undefined;
      if (isDeep(text)) throw malformed('body', `lies more than ${MOST_DEPTH} levels deep`);
      try {
        return JSON.parse(text);
      } catch {
        throw malformed('body', 'is no JSON');
      }
    },
  );
}

/** Whether more brackets are open at once than may be. Those in quotes do not count. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let n = 0; n < text.length; n++) {
    const char = text[n];
    if (quoted && char === '\\') n++;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '[' || char === '{')) depth++;
    else if (!quoted && (char === ']' || char === '}')) depth--;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

/** What fits the schema, or every fault with its path. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'request' }) =>
  (data) => {
    // No body comes as null.
    const { data: value, error } = schema.safeParse(data ?? undefined);
    if (error === undefined) return { value };
    const faults = faultsOf(error.issues.slice(0, MOST_FAULTS), httpPart);
    return { error: new RefusedError({ bar: refuse('malformed'), faults }) };
  };
