import { writeFileSync } from 'node:fs';
import type { Language } from '../../kernel/index.ts';
import { csvReport, forestPng, htmlReport, type LabReport, lengthPng, type ReportNames } from '../../lab/index.ts';
import { mustBeWritable } from '../flags.ts';
import { misuse } from '../terminal/io.ts';

/** By the ending of a file's name: what is written there. */
export const REPORT_FORMS = ['html', 'csv', 'json', 'png'] as const;
type ReportForm = (typeof REPORT_FORMS)[number];

/** The form that a file's name asks for; says so where it is none of these, or where nothing can be written. */
export function formOf(file: string, forms: readonly ReportForm[] = REPORT_FORMS): ReportForm {
  const form = forms.find((each) => file.endsWith(`.${each}`));
  if (form === undefined) throw misuse(`--to ${file}: it must end in ${forms.map((each) => `.${each}`).join(', ')}`);
  mustBeWritable('--to', file);
  return form;
}

/** Writes a report into a file; pictures into one for each kind of cards, and one of the lengths of games. */
export async function writeReport(
  file: string,
  report: LabReport,
  language: Language,
  names: ReportNames,
): Promise<void> {
  switch (formOf(file)) {
    case 'html':
      return writeFileSync(file, await htmlReport(report, language, names));
    case 'csv':
      return writeFileSync(file, csvReport(report));
    case 'json':
      return writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
    case 'png': {
      const base = file.slice(0, -'.png'.length);
      const write = (part: string, picture: Uint8Array | null) => {
        if (picture !== null) writeFileSync(`${base}-${part}.png`, picture);
      };
      for (const { kind } of report.kinds) write(kind, await forestPng(report, kind, language, names));
      write('turns', await lengthPng(report, 'turns', language, names));
    }
  }
}
