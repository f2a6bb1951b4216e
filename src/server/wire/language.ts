import type { FastifyRequest } from 'fastify';
import type { Language } from '../../kernel/index.ts';
import { language } from '../../protocol/person.ts';

/** The first of our languages that the browser asks for. */
export function preferredLanguage({ headers }: FastifyRequest): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((code) => language.safeParse(code).data).find((code) => code !== undefined) ?? 'en';
}
