import { useEffect, useState } from 'react';
import { LazyPart } from '@carnet/mf-kit/ui';
import type { PasskeySignInProps } from './passkey-sign-in';
import { arePasskeysPossible } from './passkey-support';

const passkeySignIn = () => import(/* webpackChunkName: "passkey-sign-in" */ './passkey-sign-in');

/** Sign-in by passkey, beside the password, if the browser supports it. If its code cannot be loaded, only the password remains. */
export function PasskeyWayIn(props: PasskeySignInProps) {
  const [arePossible, setPossible] = useState(false);
  // Checked after mount, because the prerendered page does not know the browser.
  useEffect(() => setPossible(arePasskeysPossible()), []);
  return arePossible && <LazyPart load={passkeySignIn} props={props} loading={null} fallback={() => null} />;
}
