import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { botNames } from '../../../bots/index.ts';
import { ratingsIn } from '../../../bots/ratings.ts';
import type { AnyGame } from '../../../kernel/index.ts';
import { type GameInfo, gameSchema, packBody, packSchema } from '../../../protocol/game.ts';
import { MOST_PACK_BYTES } from '../../../protocol/limits.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { idText } from '../../../protocol/text.ts';
import { packs } from '../../storage/schema.ts';
import { API, type App } from '../http-services.ts';
import { RefusedError } from '../refused-error.ts';
import { requireSignedIn, sender } from '../session.ts';
import type { TableRouteServices } from '../table-requests.ts';

const HOUR = 3_600_000;
const tags = ['games'];

const infoOf = ({ name, version: rules, edition, content, seating }: AnyGame): GameInfo => ({
  ...{ name, rules, edition, content, seats: seating.seats, bots: [...botNames], ratings: { ...ratingsIn(name) } },
  options: seating.options.map((option) => ({ ...option })) as GameInfo['options'],
  together: seating.together === true,
});

/** The games, and packs of cards for them. */
export function gameRoutes(app: App, { gameLoader, storage, settings, budgets }: TableRouteServices): void {
  app.get(
    `${API}/games`,
    { schema: { tags, summary: 'All games', response: { 200: z.array(gameSchema) } } },
    async () => gameLoader.games.map(({ core }) => infoOf(core)),
  );
  app.post(
    `${API}/packs`,
    {
      // A pack stays in the database for good.
      config: { rateLimit: { max: Math.ceil(settings.httpPerMinute / 15), timeWindow: HOUR } },
      preValidation: requireSignedIn,
      bodyLimit: MOST_PACK_BYTES,
      schema: {
        tags,
        summary: 'Bring a pack: its hash, or every fault',
        body: packBody,
        response: { 200: gameSchema },
      },
    },
    async (request) => {
      const { game: name, pack } = request.body;
      const kept = await gameLoader.addPack(name, pack, sender(request).id, budgets.of(request.ip));
      if (kept === null) throw new RefusedError({ bar: refuse('no-such-game') });
      if ('length' in kept) throw new RefusedError({ bar: refuse('bad-pack'), faults: kept });
      return infoOf(kept.game);
    },
  );
  app.get(
    `${API}/packs/:hash`,
    {
      schema: {
        tags,
        summary: 'A pack that games are played with',
        params: z.object({ hash: idText }),
        response: { 200: packSchema },
      },
    },
    async ({ params: { hash } }) => {
      const [row] = await storage.db.select().from(packs).where(eq(packs.hash, hash));
      if (row === undefined) throw new RefusedError({ bar: refuse('no-such-pack') });
      return { hash, game: row.game, pack: row.pack };
    },
  );
}
