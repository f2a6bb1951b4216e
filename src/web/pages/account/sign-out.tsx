import { type ReactNode, useRef } from 'react';
import { useLocation } from 'wouter';
import type { CallResult } from '../../../protocol/client/api.ts';
import { api, setPerson } from '../../state/session.ts';
import { useTexts } from '../../text/index.ts';
import { AskForm, PasswordField } from './form.tsx';

/** A button that asks once more, in a dialog, before something that cannot be undone. */
function ConfirmButton({ button, children }: { button: string; children: ReactNode }) {
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
export function SignOut({ guest }: { guest: boolean }) {
  const { account } = useTexts().pages;
  const [, navigate] = useLocation();
  const leave = (way: () => Promise<CallResult<unknown>>) => async () => {
    const called = await way();
    if (called.kind === 'done') {
      setPerson(null);
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
          <ConfirmButton button={account.signOut}>
            <AskForm
              title={account.sure}
              text={account.guestOut}
              button={account.signOutYes}
              stops
              ask={leave(api.signOut)}
            />
          </ConfirmButton>
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
        <ConfirmButton button={account.delete}>
          <AskForm
            title={account.sure}
            text={account.deleteHow}
            button={account.deleteYes}
            stops
            ask={(field) => leave(() => api.deleteMe(guest ? {} : { password: field('password') }))()}
          >
            {!guest && <PasswordField />}
          </AskForm>
        </ConfirmButton>
      </section>
    </>
  );
}
