import { z } from 'zod';
import type { Language, Speech } from '../../../kernel/index.ts';
import type { TableParts } from '../desk.ts';
import { preferred } from '../language.ts';
import type { App } from '../parts.ts';

/** What the page says. */
interface Texts {
  readonly runs: string;
  readonly play: string;
  readonly sit: string;
  readonly more: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    runs: 'A table for games of familiars. These can be played here:',
    play: 'Play in a terminal:',
    sit: 'You are invited to a table. Sit down from a terminal:',
    more: 'For programs: ',
  },
  it: {
    runs: 'Un tavolo per giochi di famigli. Qui si può giocare a:',
    play: 'Gioca in un terminale:',
    sit: 'Un tavolo ti aspetta. Siediti da un terminale:',
    more: 'Per i programmi: ',
  },
  fr: {
    runs: 'Une table pour des jeux de familiers. On peut jouer ici à :',
    play: 'Jouer dans un terminal :',
    sit: 'Une table vous attend. Prenez place depuis un terminal :',
    more: 'Pour les programmes : ',
  },
  es: {
    runs: 'Una mesa para juegos de familiares. Aquí se puede jugar a:',
    play: 'Jugar en una terminal:',
    sit: 'Te han invitado a una mesa. Siéntate desde una terminal:',
    more: 'Para programas: ',
  },
  de: {
    runs: 'Ein Tisch für Spiele mit Vertrauten. Hier kann man spielen:',
    play: 'Im Terminal spielen:',
    sit: 'Du bist an einen Tisch eingeladen. So setzt du dich vom Terminal aus:',
    more: 'Für Programme: ',
  },
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** What a browser is shown: the games, and how to sit down. */
export function pageRoutes(app: App, { library }: TableParts): void {
  const page = (language: Language, host: string, table: string | null): string => {
    const text = TEXTS[language];
    const speeches: Speech[] = Object.values(library.shelf).map(({ core }) => core.speech[language]);
    const games = speeches.map(({ title, pitch }) => `<dt>${escaped(title)}</dt><dd>${escaped(pitch)}</dd>`).join('');
    const command = `npx grimalkin play --server ${host}${table === null ? '' : ` --table ${table}`}`;
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Grimalkin</title></head>
<body><h1>Grimalkin</h1><p>${text.runs}</p><dl>${games}</dl>
<p>${table === null ? text.play : text.sit}</p><pre>${escaped(command)}</pre>
<p>${text.more}<a href="/api/v1/openapi.json">/api/v1/openapi.json</a></p></body></html>\n`;
  };
  const own = (request: { protocol: string; host: string }) => `${request.protocol}://${request.host}`;
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(preferred(request), own(request), null)),
  );
  app.get(
    '/t/:id',
    { schema: { hide: true, params: z.object({ id: z.string().regex(/^[0-9a-z]{1,32}$/) }) } },
    (request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(preferred(request), own(request), request.params.id)),
  );
}
