import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportSchema } from '../../../protocol/export.ts';
import { meSchema } from '../../../protocol/person.ts';
import type { Storage } from '../../storage/open.ts';
import { DATABASES, makeDatabase } from '../../testing/database/databases.ts';
import { Browser, openWeb, type Web } from '../../testing/web.ts';

const PASSWORD = 'three black cats';
let web: Web;

/** A browser with a new guest. */
async function guest(name?: string): Promise<Browser> {
  const browser = new Browser(web);
  const { status } = await browser.ask('POST', '/api/v1/guest', name === undefined ? {} : { name });
  expect(status).toBe(200);
  return browser;
}
async function account(name: string): Promise<Browser> {
  const browser = await guest();
  const { status } = await browser.ask('POST', '/api/v1/account', { name, password: PASSWORD });
  expect(status).toBe(200);
  return browser;
}
const idOf = async (browser: Browser) => (await browser.ask('GET', '/api/v1/me')).body.id as string;

describe.each(DATABASES)('on %s', (kind) => {
  let storage: Storage;
  let close = async () => {};
  beforeAll(async () => {
    const database = await makeDatabase(kind);
    storage = await database.open();
    web = await openWeb(storage);
    close = async () => {
      await web.app.close();
      await storage.close();
      await database.remove();
    };
  });
  afterAll(() => close());

  describe('guests', () => {
    test('one click makes a guest, with a name in their language', async () => {
      const browser = new Browser(web);
      const made = await browser.ask('POST', '/api/v1/guest', undefined, { 'accept-language': 'nl, de-CH;q=0.8' });
      expect(made.status).toBe(200);
      expect(meSchema.parse(made.body)).toMatchObject({ guest: true, language: 'de' });
      expect(made.body.name).toMatch(/^\p{Lu}\p{L}+(er|e|es) \p{Lu}\p{L}+$/u);
      expect((await browser.ask('GET', '/api/v1/me')).body).toEqual(made.body);
    });

    test('who is somebody already stays it', async () => {
      const browser = await guest('Ida');
      const again = await browser.ask('POST', '/api/v1/guest', { name: 'Eve' });
      expect(again.body.name).toBe('Ida');
    });

    test('the cookie cannot be read by scripts, nor sent by other sites, and lasts a year', async () => {
      const reply = await new Browser(web).ask('POST', '/api/v1/guest', {});
      expect(`${reply.headers['set-cookie']}`).toMatch(
        /^grimalkin=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    test('another name and language', async () => {
      const browser = await guest('Ida');
      expect((await browser.ask('PATCH', '/api/v1/me', { name: ' Ida II ', language: 'it' })).body).toMatchObject({
        name: 'Ida II',
        language: 'it',
      });
      expect((await browser.ask('GET', '/api/v1/me')).body).toMatchObject({ name: 'Ida II', language: 'it' });
      expect((await browser.ask('PATCH', '/api/v1/me', {})).body.name).toBe('Ida II');
    });

    test('who is nobody is told so', async () => {
      for (const [method, path] of [
        ['GET', 'me'],
        ['PATCH', 'me'],
        ['DELETE', 'me'],
        ['GET', 'me/export'],
        ['POST', 'account'],
        ['POST', 'sign-out-everywhere'],
        ['POST', 'password'],
        ['GET', 'mutes'],
        ['PUT', 'mutes'],
      ] as const) {
        const { status, body } = await new Browser(web).ask(method, `/api/v1/${path}`);
        expect({ path, status, body }).toEqual({
          ...{ path, status: 401 },
          body: { refused: { rule: null, why: 'not-signed-in' } },
        });
      }
    });

    test('a made-up cookie is nobody’s', async () => {
      const browser = new Browser(web);
      for (const cookie of ['x', 'A'.repeat(43), 'A'.repeat(5000), '%00']) {
        browser.cookie = cookie;
        expect((await browser.ask('GET', '/api/v1/me')).status).toBe(401);
      }
    });
  });

  describe('accounts', () => {
    test('a guest turns into an account, signs in elsewhere, and is the same person', async () => {
      const home = await guest();
      const id = await idOf(home);
      const settled = await home.ask('POST', '/api/v1/account', { name: 'Ann Bell', password: PASSWORD });
      expect(settled.body).toMatchObject({ id, name: 'Ann Bell', guest: false });
      expect(await idOf(home)).toBe(id);
      const elsewhere = new Browser(web);
      // However the name is spelt.
      const signedIn = await elsewhere.ask('POST', '/api/v1/sign-in', { name: 'ANN  bell', password: PASSWORD });
      expect(signedIn.body).toEqual(settled.body);
      expect(await idOf(elsewhere)).toBe(id);
      const twice = await home.ask('POST', '/api/v1/account', { name: 'Ann II', password: PASSWORD });
      expect(twice.body.refused.why).toBe('is-account');
    });

    test('signing out everywhere ends the other sessions; signing out only the own', async () => {
      const home = await account('Bo');
      const phone = new Browser(web);
      const gameLoader = new Browser(web);
      for (const browser of [phone, gameLoader])
        await browser.ask('POST', '/api/v1/sign-in', { name: 'bo', password: PASSWORD });
      const stolen = gameLoader.cookie;
      expect((await gameLoader.ask('POST', '/api/v1/sign-out')).status).toBe(204);
      expect(gameLoader.cookie).toBeNull();
      gameLoader.cookie = stolen;
      expect((await gameLoader.ask('GET', '/api/v1/me')).status).toBe(401);
      expect((await phone.ask('GET', '/api/v1/me')).status).toBe(200);
      expect((await home.ask('POST', '/api/v1/sign-out-everywhere')).status).toBe(204);
      expect((await phone.ask('GET', '/api/v1/me')).status).toBe(401);
    });

    test('a wrong password and an unknown name get the same answer', async () => {
      await account('Cy');
      const ask = (name: string, password: string) =>
        new Browser(web).ask('POST', '/api/v1/sign-in', { name, password });
      const wrong = await ask('Cy', 'three black dogs');
      const unknown = await ask('Nobody At All', PASSWORD);
      expect(wrong.status).toBe(403);
      expect(wrong.body).toEqual({ refused: { rule: null, why: 'wrong-password' } });
      expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
      expect(unknown.headers['set-cookie']).toBeUndefined();
    });

    test('nobody else may have the name of an account', async () => {
      await account('Dee');
      const eve = await guest('Eve');
      const refused = { refused: { rule: null, why: 'name-taken' } };
      expect((await eve.ask('PATCH', '/api/v1/me', { name: 'DEE' })).body).toEqual(refused);
      expect((await eve.ask('POST', '/api/v1/account', { name: 'dee', password: PASSWORD })).body).toEqual(refused);
      expect((await new Browser(web).ask('POST', '/api/v1/guest', { name: 'Dee' })).body).toEqual(refused);
      expect((await eve.ask('GET', '/api/v1/me')).body).toMatchObject({ name: 'Eve', guest: true });
    });

    test('an account that is renamed signs in with its new name', async () => {
      const browser = await account('Flo');
      expect((await browser.ask('PATCH', '/api/v1/me', { name: 'Florence' })).body.name).toBe('Florence');
      const ask = (name: string) => new Browser(web).ask('POST', '/api/v1/sign-in', { name, password: PASSWORD });
      expect((await ask('florence')).status).toBe(200);
      expect((await ask('flo')).status).toBe(403);
    });

    test.each([
      ['password-short', 'kdq7!mz'],
      ['password-simple', '12345678'],
      ['password-simple', ' '.repeat(8)],
      ['password-common', 'password'],
      ['password-name', 'Weakling'],
    ])('a password that anybody would guess is refused: %s, %s', async (why, password) => {
      const browser = await guest();
      const settled = await browser.ask('POST', '/api/v1/account', { name: 'Weakling', password });
      expect(settled).toMatchObject({ status: 400, body: { refused: { why } } });
    });

    test('a password is changed by who knows the old one, and all other devices are signed out', async () => {
      const [home, phone] = [await account('Iris'), new Browser(web)];
      await phone.ask('POST', '/api/v1/sign-in', { name: 'Iris', password: PASSWORD });
      const ended: unknown[] = [];
      web.sessions.onEnd((end) => ended.push(end));
      const change = (password: string, newPassword: string) =>
        home.ask('POST', '/api/v1/password', { password, newPassword });
      expect((await change('three black dogs', 'four white owls')).body.refused.why).toBe('wrong-password');
      expect((await change(PASSWORD, 'iris1234')).body.refused.why).toBe('password-name');
      expect((await change(PASSWORD, 'four white owls')).status).toBe(204);
      expect((await home.ask('GET', '/api/v1/me')).status).toBe(200);
      expect((await phone.ask('GET', '/api/v1/me')).status).toBe(401);
      const id = await idOf(home);
      expect(ended).toEqual([{ person: id, session: null, except: expect.any(String) }]);
      const signIn = async (password: string) =>
        (await new Browser(web).ask('POST', '/api/v1/sign-in', { name: 'iris', password })).status;
      expect([await signIn(PASSWORD), await signIn('four white owls')]).toEqual([403, 200]);
    });

    test('a guest has no password to change', async () => {
      const body = { password: '', newPassword: 'four white owls' };
      expect((await (await guest()).ask('POST', '/api/v1/password', body)).body.refused.why).toBe('is-guest');
    });

    test('an attacker at the same address keeps out neither others nor who has signed in before', async () => {
      const usual = web;
      // No time passes.
      web = await openWeb(storage, {}, { monotonic: () => 0 });
      const [ida, other] = [await account('Jo'), await account('Kai')];
      const tries = (browser: Browser, name: string, password: string) =>
        browser.ask('POST', '/api/v1/sign-in', { name, password });
      const eve = new Browser(web);
      for (let n = 0; n < 10; n++) expect((await tries(eve, 'Jo', `wrong ${n}`)).status).toBe(403);
      const refused = { status: 429, body: { refused: { why: 'too-many-attempts', with: { seconds: 20 } } } };
      // The right password is not even looked at: it would be one more guess.
      expect(await tries(eve, 'Jo', PASSWORD)).toMatchObject(refused);
      expect((await tries(new Browser(web), 'Kai', PASSWORD)).status).toBe(200);
      for (const browser of [ida, other]) await browser.ask('POST', '/api/v1/sign-out');
      expect((await tries(ida, 'Jo', PASSWORD)).status).toBe(200);
      expect(await tries(other, 'Jo', PASSWORD)).toMatchObject(refused);
      // A name that nobody has is refused in the same way, after as many.
      for (let n = 0; n < 10; n++) expect((await tries(eve, 'Nobody Here', `wrong ${n}`)).status).toBe(403);
      expect(await tries(eve, 'Nobody Here', 'wrong')).toMatchObject(refused);
      await web.app.close();
      web = usual;
    });

    test('an account is deleted only by who knows its password, and is gone', async () => {
      const browser = await account('Gus');
      for (const body of [undefined, {}, { password: 'three black dogs' }])
        expect((await browser.ask('DELETE', '/api/v1/me', body)).body.refused.why).toBe('wrong-password');
      expect((await browser.ask('DELETE', '/api/v1/me', { password: PASSWORD })).status).toBe(204);
      expect(browser.cookie).toBeNull();
      const again = await new Browser(web).ask('POST', '/api/v1/sign-in', { name: 'gus', password: PASSWORD });
      expect(again.status).toBe(403);
    });

    test('a guest needs no password to be deleted', async () => {
      const browser = await guest();
      const cookie = browser.cookie;
      expect((await browser.ask('DELETE', '/api/v1/me')).status).toBe(204);
      browser.cookie = cookie;
      expect((await browser.ask('GET', '/api/v1/me')).status).toBe(401);
    });
  });

  test('mutes are set and taken away, and only people can be muted', async () => {
    const ida = await guest('Ida');
    const eve = await idOf(await guest('Eve'));
    const bob = await idOf(await guest('Bob'));
    const heard: unknown[] = [];
    web.people.mutes.onSet(async (...what) => void heard.push(what));
    const set = (person: string, muted: boolean) => ida.ask('PUT', '/api/v1/mutes', { person, muted });
    await set(eve, true);
    await set(eve, true);
    expect((await set(bob, true)).body).toEqual([
      { id: bob, name: 'Bob', guest: true },
      { id: eve, name: 'Eve', guest: true },
    ]);
    await set(eve, false);
    expect((await ida.ask('GET', '/api/v1/mutes')).body.map(({ id }: { id: string }) => id)).toEqual([bob]);
    expect((await set('nobody', true)).body.refused.why).toBe('no-such-person');
    const id = await idOf(ida);
    expect(heard).toEqual([
      [id, eve, true],
      [id, eve, true],
      [id, bob, true],
      [id, eve, false],
    ]);
  });

  test('one’s data come as a file', async () => {
    const browser = await guest('Ida');
    const { body, headers } = await browser.ask('GET', '/api/v1/me/export');
    expect(exportSchema.parse(body)).toMatchObject({ me: { name: 'Ida' }, tables: [], chat: [], mutes: [] });
    expect(headers['content-disposition']).toBe('attachment; filename="grimalkin.json"');
  });

  test('what is wrong with a body is told with its place', async () => {
    const browser = await guest();
    const account = await browser.ask('POST', '/api/v1/account', {
      name: 'x'.repeat(33),
      password: 'short',
      admin: true,
    });
    expect(account).toMatchObject({ status: 400, body: { refused: { rule: null, why: 'malformed' } } });
    expect(account.body.faults).toEqual([
      { path: 'name', message: 'must have <=32 characters' },
      { path: 'body', message: 'there is no such field: "admin"' },
    ]);
    expect((await browser.ask('PUT', '/api/v1/mutes', { person: 7 })).body.faults).toEqual([
      { path: 'person', message: 'must be a text, not a number' },
      { path: 'muted', message: 'is missing' },
    ]);
    expect((await browser.ask('PATCH', '/api/v1/me')).body.faults).toEqual([{ path: 'body', message: 'is missing' }]);
  });

  test('no secret is logged', async () => {
    const browser = await account('Hal');
    const cookie = browser.cookie as string;
    await new Browser(web).ask('POST', '/api/v1/sign-in', { name: 'Hal', password: 'three black dogs' });
    const logged = web.logged();
    expect(logged).toContain('/api/v1/sign-in');
    for (const secret of [cookie, PASSWORD, 'three black dogs', '$argon2']) expect(logged).not.toContain(secret);
  });
});
