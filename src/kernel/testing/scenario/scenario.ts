import {
  type AnyGame,
  type Bar,
  barText,
  canonical,
  type Fault,
  type HeardEvent,
  heardBy,
  listening,
  Match,
  settle,
  supplying,
  type ToldEvent,
} from '../../index.ts';
import { differs, list, unmet } from './expectation.ts';
import { type LoadedChance, LoadedChanceError, loadedChance } from './loaded-chance.ts';
import { parseScenario, type Scenario, type ScenarioStep } from './scenario-file.ts';

export interface ScenarioReport {
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  /** The file itself is at fault: it was not played. */
  readonly malformed: boolean;
  /** Where in the file, and what went otherwise. */
  readonly problems: readonly Fault[];
}

/** Ends the playing: nothing after it would mean anything. */
class Stop extends Error {
  readonly fault: Fault;
  constructor(path: string, message: string) {
    super(message);
    this.fault = { path, message };
  }
}

/** Plays a scenario's data and reports whatever was not as it says. `find` gives the game of a name, if there is one. */
export function runScenario(find: (name: string) => AnyGame | null | undefined, data: unknown): ScenarioReport {
  const scenario = parseScenario(data);
  if (!('scenario' in scenario)) {
    return { title: 'malformed', rules: [], ok: false, malformed: true, problems: scenario };
  }
  const { scenario: title, rules } = scenario;
  const report = (problems: readonly Fault[], malformed = false) => ({
    title,
    rules,
    ok: problems.length === 0,
    malformed,
    problems,
  });
  const game = find(scenario.game);
  if (game === null || game === undefined)
    return report([{ path: 'game', message: `there is no game '${scenario.game}'` }], true);
  const { options, faults } = settle(game.seating, scenario.seats, scenario.options);
  if (faults.length > 0) return report(faults, true);

  const source = loadedChance(scenario.chance ?? []);
  const problems: Fault[] = [];
  const heard: HeardEvent[] = [];
  const hear = (events: readonly ToldEvent[]) =>
    heard.push(...events.map((told) => heardBy(told, 'all') as HeardEvent));
  try {
    const match = begin(game, { ...scenario, options }, source, hear);
    if (Array.isArray(match)) return report(match, true);
    const expect = (expected: Scenario['expect'], path: string) => {
      if (expected !== undefined) problems.push(...at(path, () => unmet(match, expected, heard.splice(0), path)));
    };
    const fromSource = scenario.seed === undefined || scenario.chance !== undefined;
    scenario.play.forEach((step, n) => {
      const path = `play[${n}]`;
      expect(step.expect, `${path}.expect`);
      const take = () => play(match, step, path, hear);
      at(path, () => (fromSource ? supplying(source, take) : take()));
    });
    expect(scenario.expect, 'expect');
    at('the end', () => source.finish());
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    problems.push(error.fault);
  }
  return report(problems);
}

/** Sets the table: a match at its first question, or the faults of the position. */
function begin(
  game: AnyGame,
  scenario: Scenario,
  source: LoadedChance,
  hear: (told: readonly ToldEvent[]) => void,
): Match | Fault[] {
  const { seats, options, seed, position, forced } = scenario;
  return at('the deal', () => {
    if (position === undefined) {
      const start = () => Match.start(game, { seats, options, seed: seed ?? '', salts: [] }, { forced });
      const match = seed === undefined ? supplying(source, start) : start();
      hear(match.opening);
      return match;
    }
    const state = game.position(position, seats, options);
    if (Array.isArray(state))
      return state.map(({ path, message }: Fault) => ({ path: within('position', path), message }));
    const odd = faultOf(() => canonical(state));
    if (odd !== null) return [{ path: 'position', message: odd }];
    return supplying(source, () => {
      listening(
        (told) => hear([told]),
        () => game.advance(state),
      );
      const match = Match.at(game, state, { forced });
      hear(match.opening);
      return match;
    });
  });
}

const within = (outer: string, path: string): string =>
  path === '' || path.startsWith(outer) ? path || outer : `${outer}.${path}`;

function play(match: Match, step: ScenarioStep, path: string, hear: (told: readonly ToldEvent[]) => void): void {
  const seat = step.seat ?? 0;
  const aside = step.aside ?? step.asideRefused;
  const say = step.say ?? step.refused ?? aside;
  if (say !== undefined) {
    const isAside = aside !== undefined;
    const outcome = isAside ? match.aside(seat, say) : match.answer(seat, say);
    if ((step.say ?? step.aside) !== undefined) {
      if (!outcome.ok) {
        const others = isAside ? list(match.asides(seat)?.legal ?? []) : legal(match, seat);
        throw new Stop(path, `'${say}' was refused: ${reason(match, outcome.bar)}; legal: ${others}`);
      }
      hear(outcome.events);
    } else {
      if (outcome.ok) throw new Stop(path, `'${say}' was taken`);
      const wrong = differs(step.why ?? {}, outcome.bar);
      if (wrong !== null) throw new Stop(`${path}.why`, wrong);
    }
  } else if (step.undo || step.undoRefused !== undefined) {
    const undone = match.undo(seat);
    const why = undone.ok ? undefined : undone.bar.why;
    if (why !== step.undoRefused)
      throw new Stop(path, `undo was ${undone.ok ? 'taken' : `refused: ${reason(match, undone.bar)}`}`);
  }
}

const legal = (match: Match, seat: number): string =>
  match.question(seat)?.legal.join(', ') ?? `seat ${seat} is not asked`;

/** A refusal as a rule and a key, for whoever mends the file, and as the sentence that players read. */
function reason({ game, state }: Match, bar: Bar): string {
  const names = Array.from({ length: state.seats }, (_, seat) => `seat ${seat}`);
  const sentence = barText('en', game.speech.en, bar, { names, viewer: 'all' });
  return `${bar.why}${bar.rule === null ? '' : ` (${bar.rule})`}, “${sentence}”`;
}

/** What breaks when something is done, or null. */
function faultOf(during: () => unknown): string | null {
  try {
    during();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Does something at a place of the file; whatever breaks there is told with that place. */
function at<T>(path: string, during: () => T): T {
  try {
    return during();
  } catch (error) {
    if (error instanceof Stop) throw error;
    // What loaded chance throws in the midst of the rules comes wrapped by the match.
    const cause = error instanceof Error && error.cause instanceof LoadedChanceError ? error.cause : error;
    if (cause instanceof LoadedChanceError) throw new Stop(cause.fault.path, `${cause.fault.message} (at ${path})`);
    throw new Stop(path, cause instanceof Error ? cause.message : String(cause));
  }
}
