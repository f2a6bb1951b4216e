import './account.css';
import type { Called } from '../../protocol/client/api.ts';
import type { Me } from '../../protocol/person.ts';
import { Page } from '../shell/page.tsx';
import { useWho } from '../shell/who.ts';
import { api, becomes } from '../state/session.ts';
import { change, languageOf, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useReading } from '../text/index.ts';
import { moment } from '../text/when.ts';
import { AskForm, NameField, PasswordField, useCheck } from './account/form.tsx';
import { Leaving } from './account/leaving.tsx';
import { handOut } from './hand-out.ts';

/** Who one is: a guest or an account, a name, and what the server keeps. */
export function Account() {
  const { language, texts } = useReading();
  const { account } = texts.pages;
  const { who: known, again } = useWho();
  const who = typeof known === 'string' ? null : known;
  const standing = () => {
    if (known === 'asking') return texts.shell.loading;
    if (known === 'away') return texts.shell.unreachable;
    if (known === null) return account.nobody;
    const since = moment(language, known.since);
    return known.guest ? account.guest(since) : account.settled(since);
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
          {who ? <Name key={who.name} who={who} /> : <ComeIn />}
          {who?.guest && <Settle key={`settle ${who.name}`} who={who} />}
          {(!who || who.guest) && <SignIn guest={who?.guest ?? false} />}
          {who && !who.guest && <Password />}
          {who && <MyData />}
          {who && <Leaving guest={who.guest} />}
        </div>
      )}
    </Page>
  );
}

/** Takes over who the server says we are. Who never chose a language here reads on in the account's. */
async function asPerson(asked: Promise<Called<Me>>): Promise<Called<Me>> {
  const called = await asked;
  if (called.kind === 'done') {
    if (settings.get().language === null) change({ language: called.value.language });
    becomes(called.value);
  }
  return called;
}

function Name({ who }: { who: Me }) {
  const { account } = useReading().texts.pages;
  const check = useCheck();
  return (
    <AskForm
      title={account.name}
      text={account.nameHow}
      button={account.rename}
      done={account.renamed}
      ask={(field) => check.name(field('name')) ?? asPerson(api.change({ name: field('name').trim() }))}
    >
      <NameField value={who.name} complete="nickname" />
    </AskForm>
  );
}

/** A stranger comes in under a name of their own. */
function ComeIn() {
  const { account, home } = useReading().texts.pages;
  const language = languageOf(useStore(settings));
  return (
    <AskForm
      title={home.comeIn}
      text={account.comeInHow}
      button={home.comeIn}
      ask={(field) => {
        const name = field('name').trim();
        return asPerson(api.guest({ language, ...(name !== '' && { name }) }));
      }}
    >
      <NameField complete="nickname" help={account.nameOptional} />
    </AskForm>
  );
}

function Settle({ who }: { who: Me }) {
  const { account } = useReading().texts.pages;
  const check = useCheck();
  return (
    <AskForm
      title={account.settle}
      text={account.settleHow}
      button={account.settleYes}
      ask={(field) =>
        check.name(field('name')) ??
        check.password(field('password')) ??
        asPerson(api.settle({ name: field('name').trim(), password: field('password') }))
      }
    >
      <NameField value={who.name} complete="username" />
      <PasswordField isNew />
    </AskForm>
  );
}

function SignIn({ guest }: { guest: boolean }) {
  const { account } = useReading().texts.pages;
  return (
    <AskForm
      title={account.signIn}
      text={guest ? account.signInGuest : account.signInHow}
      button={account.signIn}
      ask={(field) => asPerson(api.signIn({ name: field('name'), password: field('password') }))}
    >
      <NameField complete="username" />
      <PasswordField />
    </AskForm>
  );
}

/** Another password. Whoever else is signed in with the old one no longer is. */
function Password() {
  const { account } = useReading().texts.pages;
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

/** All that the server knows of oneself, as a file. */
function MyData() {
  const { account } = useReading().texts.pages;
  const save = async () => {
    const called = await api.myData();
    if (called.kind === 'done') handOut('grimalkin.json', JSON.stringify(called.value, null, 2));
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
