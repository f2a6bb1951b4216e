import type { Language } from '../kernel/index.ts';
import { type GameFactories, valuesOf } from './arguments.ts';
import { coloursFor, type Io, widthOf } from './terminal/io.ts';
import { wrap } from './terminal/layout.ts';
import { texts } from './text.ts';

/** Lists the games with their seats and options. */
export function listGames(factories: GameFactories, language: Language, json: boolean, io: Io): number {
  const list = Object.values(factories).map(({ name, core }) => {
    const speech = core.speech[language];
    const { seats, options: specs } = core.seating;
    const options = specs.map((spec) => {
      const { name: title, help, values: named } = speech.option(spec.id);
      return { id: spec.id, title, help, default: spec.default, values: valuesOf(spec), named };
    });
    const { title, pitch } = speech;
    return { name, title, pitch, seats, rules: core.version, content: core.content, options };
  });
  if (json) {
    const plain = list.map((game) => ({ ...game, options: game.options.map(({ named: _, ...option }) => option) }));
    io.stdout.write(`${JSON.stringify(plain, null, 2)}\n`);
    return 0;
  }
  const colours = coloursFor(io.stdout, io.env);
  const width = widthOf(io.stdout);
  const text = texts[language];
  for (const { name, title, pitch, seats, options } of list) {
    const { min, max } = seats;
    const players = min === max ? text.playerCount({ count: min }) : text.playerRange({ min, max });
    io.stdout.write(`${colours.bold(name)}  ${title}, ${players}\n`);
    io.stdout.write(`${wrap(pitch, width, '  ')}\n`);
    for (const option of options) {
      const values = option.values.map((value) => (value === `${option.default}` ? colours.underline(value) : value));
      io.stdout.write(`  --option ${option.id}=${values.join('|')}  (${option.default})\n`);
      if (option.help !== '') io.stdout.write(`${wrap(`${option.title}: ${option.help}`, width, '      ')}\n`);
      const named = option.values.flatMap((value) => {
        const words = Object.hasOwn(option.named, value) ? option.named[value] : undefined;
        return words === undefined || words === value ? [] : [`${value}: ${words}`];
      });
      if (named.length > 0) io.stdout.write(`${wrap(colours.dim(named.join('; ')), width, '      ')}\n`);
    }
  }
  return 0;
}
