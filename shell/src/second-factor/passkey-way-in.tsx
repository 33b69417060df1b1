import { useEffect, useState } from 'react';
import { LazyPart } from '@carnet/mf-kit/ui';
import type { PasskeySignInProps } from './passkey-sign-in';
import { arePasskeysPossible } from './passkey-support';

const passkeySignIn = () => import(/* webpackChunkName: "passkey-sign-in" */ './passkey-sign-in');

/** Stands beside the password where the browser knows passkeys. Without it, or where it does not come, the password is there. */
export function PasskeyWayIn(props: PasskeySignInProps) {
  const [arePossible, setPossible] = useState(false);
  // The painted page does not know the browser.
  useEffect(() => setPossible(arePasskeysPossible()), []);
  return arePossible && <LazyPart load={passkeySignIn} props={props} loading={null} fallback={() => null} />;
}
