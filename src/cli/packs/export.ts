import { writeFileSync } from 'node:fs';
import type { Language } from '../../kernel/index.ts';
import { factoryNamed, type GameFactories } from '../arguments.ts';
import { fileReason } from '../files.ts';
import { type Io, misuse } from '../terminal/io.ts';
import { texts } from '../text.ts';
import { packJson } from './layout.ts';
import { packNamed } from './pack-argument.ts';

export interface ExportOptions {
  readonly pack: string;
  readonly gameName: string | null;
  /** Where to write it; null: to the output. */
  readonly out: string | null;
  readonly language: Language;
}

/** Writes a pack whole, as one that needs no other. The exit code. */
export async function exportPack(factories: GameFactories, options: ExportOptions, io: Io): Promise<number> {
  const { out, language } = options;
  const { pack } = await packNamed(factories, options.pack, options.gameName, language);
  if (out === null) io.stdout.write(packJson(pack));
  else {
    writeNew(out, packJson(pack), language);
    io.stdout.write(`${texts[language].packs.wrote({ file: out })}\n`);
  }
  return 0;
}

/** Writes the JSON Schema of a game’s packs, for editors. The exit code. */
export function exportSchema(
  factories: GameFactories,
  { gameName, out, language }: { readonly gameName: string } & Pick<ExportOptions, 'out' | 'language'>,
  io: Io,
): number {
  const { packSchema } = factoryNamed(factories, gameName);
  const text = texts[language].packs;
  if (packSchema === undefined) throw misuse(text.noSchema({ game: gameName }));
  if (out === null) io.stdout.write(packJson(packSchema()));
  else {
    writeNew(out, packJson(packSchema()), language);
    io.stdout.write(`${text.wrote({ file: out })}\n`);
  }
  return 0;
}

/** Writes a file that is not there yet: nobody’s cards are lost. */
export function writeNew(file: string, text: string, language: Language): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw misuse(texts[language].packs.taken({ file }));
    throw misuse(`${file}: ${fileReason(error)}`);
  }
}
