import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SetupCheck } from '../../local/engine/setup-checker.ts';
import { type KnownGame, newForm } from '../start/table-form.ts';
import { written } from '../testing/written.tsx';
import { OptionList } from './options.tsx';

const game: KnownGame = {
  ...{ name: 'tiny', seats: { min: 2, max: 4 }, bots: ['cat'], ratings: {} },
  options: [
    { id: 'tourism', kind: 'flag', default: false },
    { id: 'first', kind: 'choice', default: 'random', values: ['random', '4'] },
  ],
};
const list = (checked: SetupCheck): string =>
  written(<OptionList info={game} setup={newForm(game, undefined, 'friends')} checked={checked} change={() => {}} />);
const bar = { rule: 'S-1', why: 'needs-locations' };

describe('options that do not go with the others', () => {
  test('say why in a quiet note, for nobody has chosen them', () => {
    const html = list({
      faults: [],
      misfits: [
        { option: 'tourism', value: true, bar },
        { option: 'first', value: '4', bar: { rule: 'S-2', why: 'not-there' } },
      ],
    });
    expect(html.match(/class="needs">[\w-]+/g)).toEqual(['class="needs">needs-locations', 'class="needs">not-there']);
    expect(html).not.toContain('trouble');
    const styles = readFileSync(new URL('../form/forms.css', import.meta.url), 'utf8');
    expect(styles).not.toMatch(/--stop|✕/);
  });

  test('are refused in red once they are chosen', () => {
    const html = list({ faults: [{ path: 'options.tourism', message: 'no', bar }], misfits: [] });
    expect(html).toContain('class="trouble" role="alert"');
    expect(html).not.toContain('needs"');
  });
});
