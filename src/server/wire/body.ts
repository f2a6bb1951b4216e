import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { faultsOf } from '../../kernel/data/fault.ts';
import { refuse } from '../../protocol/refusal.ts';
import type { App } from './parts.ts';
import { Refused } from './refused.ts';

/** What bodies may weigh. Routes that take whole games or packs allow more. */
export const MOST_BYTES = 64 * 1024;
/** How many faults are told at once. */
const MOST_FAULTS = 20;

const malformed = (path: string, message: string): Refused =>
  new Refused({ bar: refuse('malformed'), faults: [{ path, message }] });

/** Bodies are JSON, or there is none: a page elsewhere cannot send JSON without asking first. */
export function takeJson(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text.trim() === '') return undefined;
      try {
        return JSON.parse(text);
      } catch {
        throw malformed('body', 'is no JSON');
      }
    },
  );
}

/** What fits the schema, or every fault with its path. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'request' }) =>
  (data) => {
    // No body comes as null.
    const { data: value, error } = schema.safeParse(data ?? undefined);
    if (error === undefined) return { value };
    const faults = faultsOf(error.issues.slice(0, MOST_FAULTS), httpPart);
    return { error: new Refused({ bar: refuse('malformed'), faults }) };
  };
