import './account.css';
import { useRef } from 'react';
import type { CallResult } from '../../protocol/client/api.ts';
import type { Me } from '../../protocol/person.ts';
import { downloadFile } from '../shell/download.ts';
import { Page } from '../shell/page.tsx';
import { useMe } from '../shell/use-me.ts';
import { api, setPerson } from '../state/session.ts';
import { changeSettings, languageOf, settings } from '../state/settings.ts';
import { useStore } from '../state/value-store.ts';
import { useLanguage } from '../text/index.ts';
import { formatTimestamp } from '../text/when.ts';
import { AskForm, NameField, PasswordField, useCheck } from './account/form.tsx';
import { SignOut } from './account/sign-out.tsx';

/** The account page: guest or account, name, password, and the person's stored data. */
export function Account() {
  const { language, texts } = useLanguage();
  const { account } = texts.pages;
  const { who: known, again } = useMe();
  const who = typeof known === 'string' ? null : known;
  // Remembers a guest who creates an account on this page.
  const wasGuest = useRef<string | null>(null);
  if (who?.guest) wasGuest.current = who.id;
  const standing = () => {
    if (known === 'asking') return texts.shell.loading;
    if (known === 'away') return texts.shell.unreachable;
    if (known === null) return account.nobody;
    const since = formatTimestamp(language, known.since);
    if (known.guest) return account.guest({ since });
    return wasGuest.current === known.id ? account.made : account.settled({ since });
  };
  return (
    <Page name="at-account" title={texts.shell.account}>
      <div className="lead">
        <div>
          <h1>{who?.name ?? texts.shell.account}</h1>
          <p role="status">{standing()}</p>
        </div>
        {known === 'away' && (
          <button type="button" className="btn" onClick={again}>
            {texts.shell.retry}
          </button>
        )}
      </div>
      {typeof known !== 'string' && (
        <div className="forms">
          {who ? <Name key={who.id} who={who} /> : <BecomeGuest />}
          {who?.guest && <CreateAccount key={`settle ${who.name}`} who={who} />}
          {(!who || who.guest) && <SignIn guest={who?.guest ?? false} />}
          {who && !who.guest && <Password />}
          {who && <MyData />}
          {who && <SignOut guest={who.guest} />}
        </div>
      )}
    </Page>
  );
}

/**
 * Updates the signed-in person from a server reply. If no language was chosen in this browser, the account's is used.
 */
async function signedInAs(asked: Promise<CallResult<Me>>): Promise<CallResult<Me>> {
  const called = await asked;
  if (called.kind === 'done') {
    if (settings.get().language === null) changeSettings({ language: called.value.language });
    setPerson(called.value);
  }
  return called;
}

function Name({ who }: { who: Me }) {
  const { account } = useLanguage().texts.pages;
  const check = useCheck();
  return (
    <AskForm
      title={account.name}
      text={account.nameHow}
      button={account.rename}
      done={account.renamed}
      ask={(field) => check.name(field('name')) ?? signedInAs(api.change({ name: field('name').trim() }))}
    >
      <NameField value={who.name} complete="nickname" />
    </AskForm>
  );
}

/** A form with which a visitor becomes a guest with a name of their own. */
function BecomeGuest() {
  const { account, home } = useLanguage().texts.pages;
  const language = languageOf(useStore(settings));
  return (
    <AskForm
      title={home.comeIn}
      text={account.comeInHow}
      button={home.comeIn}
      ask={(field) => {
        const name = field('name').trim();
        return signedInAs(api.guest({ language, ...(name !== '' && { name }) }));
      }}
    >
      <NameField complete="nickname" help={account.nameOptional} />
    </AskForm>
  );
}

function CreateAccount({ who }: { who: Me }) {
  const { account } = useLanguage().texts.pages;
  const check = useCheck();
  return (
    <AskForm
      title={account.settle}
      text={account.settleHow}
      button={account.settleYes}
      ask={(field) =>
        check.name(field('name')) ??
        check.password(field('password')) ??
        signedInAs(api.settle({ name: field('name').trim(), password: field('password') }))
      }
    >
      <NameField value={who.name} complete="username" />
      <PasswordField isNew />
    </AskForm>
  );
}

function SignIn({ guest }: { guest: boolean }) {
  const { account } = useLanguage().texts.pages;
  return (
    <AskForm
      title={account.signIn}
      text={guest ? account.signInGuest : account.signInHow}
      button={account.signIn}
      ask={(field) => signedInAs(api.signIn({ name: field('name'), password: field('password') }))}
    >
      <NameField complete="username" />
      <PasswordField />
    </AskForm>
  );
}

/** A form to change the password, which signs out all other devices. */
function Password() {
  const { account } = useLanguage().texts.pages;
  const check = useCheck();
  return (
    <AskForm
      title={account.passwordChange}
      text={account.passwordChangeHow}
      button={account.passwordChange}
      done={account.passwordChanged}
      ask={(field) =>
        check.password(field('new-password')) ??
        api.changePassword({ password: field('password'), newPassword: field('new-password') })
      }
    >
      <PasswordField label={account.passwordOld} />
      <PasswordField label={account.passwordNew} name="new-password" isNew />
    </AskForm>
  );
}

/** Downloads everything that the server stores about the person. */
function MyData() {
  const { account } = useLanguage().texts.pages;
  const save = async () => {
    const called = await api.myData();
    if (called.kind === 'done') downloadFile('grimalkin.json', JSON.stringify(called.value, null, 2));
    return called;
  };
  return (
    <AskForm
      title={account.data}
      text={account.dataHow}
      button={account.dataSave}
      done={account.dataSaved}
      ask={save}
    />
  );
}
