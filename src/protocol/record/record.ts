import { type Fault, faultsOf } from '../../kernel/data/fault.ts';
import { editionByNumber } from '../../kernel/game/edition.ts';
import type { GameRecord, RECORD_FORMAT } from '../../kernel/index.ts';
import { recordSchema } from './record-schema.ts';

const FORMAT: typeof RECORD_FORMAT = 2;

/** A record of the first format. */
type FirstRecord = Omit<GameRecord, 'edition'> & { readonly rules: number };

/** A record of an older format in the words of today's. */
export function upgradedRecord(record: FirstRecord | GameRecord): GameRecord {
  if (!('rules' in record)) return record;
  const { rules, ...rest } = record;
  return { ...rest, format: FORMAT, edition: editionByNumber(rules) };
}

/** The record that data from outside spells, whatever its format, or every fault with its path. */
export function parseRecord(data: unknown): GameRecord | readonly Fault[] {
  const { data: record, error } = recordSchema.safeParse(data);
  return error === undefined ? upgradedRecord(record) : faultsOf(error.issues, 'record');
}
