import { useEffect, useRef, useState } from 'react';
import type { identity } from '@carnet/contracts';
import { messageOf } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { answerByAutofill, answerByPasskey, hasAutofill, stopAsking } from './passkey-browser';
import { askSignIn, signInByPasskey } from './passkey-sign-in.queries';
import * as m from '../messages/passkey-sign-in';
import classes from './second-factor.module.css';

export interface PasskeySignInProps {
  onSignedIn: (answer: identity.SignedInView) => void;
}

/** Signs in by passkey: by a button, or by autofill in the email field. */
export default function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  // The button cancels the autofill request. A new round starts it again if the button's request fails.
  const [round, setRound] = useState(0);
  const signedIn = useRef(onSignedIn);
  useEffect(() => {
    signedIn.current = onSignedIn;
  }, [onSignedIn]);

  const fail = (error: unknown) => {
    setFailure(messageOf(error, m.failed));
    setRound((before) => before + 1);
  };

  useEffect(() => {
    let isLeft = false;
    const offer = async () => {
      if (!(await hasAutofill()) || isLeft) return;
      // Silent, because the person has not done anything yet. The button tries again.
      const asked = await askSignIn().catch(() => null);
      const passkey = asked && !isLeft && (await answerByAutofill(asked.options));
      if (passkey) signedIn.current(await signInByPasskey(asked.visit, passkey));
    };
    offer().catch((error: unknown) => !isLeft && fail(error));
    return () => {
      isLeft = true;
      stopAsking();
    };
  }, [round]);

  const press = async () => {
    setWaiting(true);
    setFailure('');
    try {
      const { visit, options } = await askSignIn();
      onSignedIn(await signInByPasskey(visit, await answerByPasskey(options)));
    } catch (error) {
      fail(error);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <div className={classes.proof}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button wide busy={isWaiting} onClick={() => void press()}>
        {isWaiting ? m.waiting : m.logIn}
      </Button>
    </div>
  );
}
