import type { Language } from '../kernel/index.ts';
import { range, type Shelf, valuesOf } from './arguments.ts';
import { coloursFor, type Io, widthOf } from './io.ts';
import { wrap } from './layout.ts';

/** Lists the games with their seats and options. */
export function listGames(shelf: Shelf, language: Language, json: boolean, io: Io): number {
  const list = Object.values(shelf).map(({ name, core }) => {
    const speech = core.speech[language];
    const { seats, options: specs } = core.seating;
    const options = specs.map((spec) => {
      const { name: title, help } = speech.option(spec.id);
      return { id: spec.id, title, help, default: spec.default, values: valuesOf(spec) };
    });
    const { title, pitch } = speech;
    return { name, title, pitch, seats, rules: core.version, content: core.content, options };
  });
  if (json) {
    io.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
    return 0;
  }
  const colours = coloursFor(io.stdout, io.env);
  const width = widthOf(io.stdout);
  for (const { name, title, pitch, seats, options } of list) {
    io.stdout.write(`${colours.bold(name)}  ${title}, ${range(seats.min, seats.max)} players\n`);
    io.stdout.write(`${wrap(pitch, width, '  ')}\n`);
    for (const option of options) {
      const values = option.values.map((value) => (value === `${option.default}` ? colours.underline(value) : value));
      io.stdout.write(`  --option ${option.id}=${values.join('|')}  (${option.default})\n`);
      if (option.help !== '') io.stdout.write(`${wrap(`${option.title}: ${option.help}`, width, '      ')}\n`);
    }
  }
  return 0;
}
