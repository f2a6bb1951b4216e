import { type ReactNode, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Called } from '../../../protocol/client/api.ts';
import { api, becomes } from '../../state/session.ts';
import { useTexts } from '../../text/index.ts';
import { AskForm, PasswordField } from './form.tsx';

/** A button that asks once more, in a dialog, before something that cannot be undone. */
function Twice({ button, children }: { button: string; children: ReactNode }) {
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className="btn stop" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {button}
      </button>
      <dialog ref={dialog} className="sheet ask-twice" aria-label={button}>
        {children}
        <button type="button" className="btn quiet" onClick={close}>
          {shell.cancel}
        </button>
      </dialog>
    </>
  );
}

/** Signing out, here or everywhere, and being forgotten. */
export function Leaving({ guest }: { guest: boolean }) {
  const { account } = useTexts().pages;
  const [, navigate] = useLocation();
  const leave = (way: () => Promise<Called<unknown>>) => async () => {
    const called = await way();
    if (called.kind === 'done') {
      becomes(null);
      navigate('/');
    }
    return called;
  };
  return (
    <>
      {guest ? (
        <section className="panel part">
          <h2>{account.signOut}</h2>
          <p className="help">{account.guestOut}</p>
          <Twice button={account.signOut}>
            <AskForm
              title={account.sure}
              text={account.guestOut}
              button={account.signOutYes}
              stops
              ask={leave(api.signOut)}
            />
          </Twice>
        </section>
      ) : (
        <>
          <AskForm
            title={account.signOut}
            text={account.signOutHow}
            button={account.signOut}
            ask={leave(api.signOut)}
          />
          <AskForm
            title={account.everywhere}
            text={account.everywhereHow}
            button={account.everywhere}
            ask={leave(api.signOutEverywhere)}
          />
        </>
      )}
      <section className="panel part">
        <h2>{account.delete}</h2>
        <p className="help">{account.deleteHow}</p>
        <Twice button={account.delete}>
          <AskForm
            title={account.sure}
            text={account.deleteHow}
            button={account.deleteYes}
            stops
            ask={(field) => leave(() => api.deleteMe(guest ? {} : { password: field('password') }))()}
          >
            {!guest && <PasswordField />}
          </AskForm>
        </Twice>
      </section>
    </>
  );
}
