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

/** Signs in without a password: by a button, or by what the browser offers at the field of the email. */
export default function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  // The button takes the browser's attention from the field, which gets it back when that came to nothing.
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
      // Nobody has done anything yet: where it cannot be asked, nothing is said, and the button tries again.
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
