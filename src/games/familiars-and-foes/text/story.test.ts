import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../../../docs/rules');
/** The sections of the rules that have no number, by their order: example, story, Familiars, glossary. */
function sectionsIn(language: string): readonly string[] {
  const file = language === 'en' ? 'familiars-and-foes.md' : `familiars-and-foes.${language}.md`;
  const sections = readFileSync(join(folder, file), 'utf8').split(/^## /m);
  return sections.slice(1).filter((section) => !/^\d/.test(section));
}
const GLOSSARY = 16;

test.each(LANGUAGES)('FO-10.17 the rules tell the story, the five Familiars and a glossary (%s)', (language) => {
  const [, story = '', familiars = '', glossary = ''] = sectionsIn(language);
  expect(story).toContain('Joralee');
  for (const { names, toad, helper } of core.mats)
    for (const name of [names.en, toad, helper.witch]) expect(familiars).toContain(name);
  expect(glossary.match(/^- \*\*/gm)).toHaveLength(GLOSSARY);
});
