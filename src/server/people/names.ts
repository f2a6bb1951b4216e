import { randomInt } from 'node:crypto';
import type { Language } from '../../kernel/index.ts';
import { messages } from '../generated/all.ts';

const GENDERS = ['m', 'f', 'n'] as const;

/** All the names that a language can make. */
export function madeUpNames(language: Language): string[] {
  const { beings, qualities, joined } = messages[language].madeUpName;
  return GENDERS.flatMap((gender) =>
    beings[gender].flatMap((being) => qualities[gender].map((quality) => joined({ quality, being }))),
  );
}

/** A name for somebody who gave none, such as Curious Otter. Others may have the same. */
export function madeUpName(language: Language): string {
  const names = madeUpNames(language);
  return names[randomInt(names.length)] as string;
}
