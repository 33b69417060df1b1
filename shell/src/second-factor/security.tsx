import { useState } from 'react';
import { useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { ListSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { AuthenticatorApp } from './authenticator-app';
import { Passkeys } from './passkeys';
import { NewCodes, RecoveryCodes } from './recovery-codes';
import { secondFactorQuery } from './second-factor.queries';
import { SetAside } from './set-aside';
import * as m from '../messages/security';
import classes from './security.module.css';

export default function Security() {
  const state = useLoaded(secondFactorQuery);
  const queries = useQueryClient();
  const [newCodes, show] = useState<readonly string[] | null>(null);
  const changed = (codes?: readonly string[] | null) => {
    if (codes !== undefined) show(codes);
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  if (!state.data) return <NotYet of={state} waiting={<ListSkeleton label={m.loading} />} />;
  const { passkeys, totp, recovery_codes } = state.data;
  return (
    <Section title={m.title} note={m.note}>
      <div className={classes.cards}>
        {newCodes && <NewCodes codes={newCodes} onKept={() => show(null)} />}
        <SetAside onRestored={changed} />
        <Passkeys onAdded={changed} onRemoved={() => changed(totp || passkeys > 1 ? undefined : null)} />
        <AuthenticatorApp isOn={totp} onChanged={changed} onOff={() => changed(passkeys > 0 ? undefined : null)} />
        {(totp || passkeys > 0) && <RecoveryCodes left={recovery_codes} onChanged={changed} />}
      </div>
    </Section>
  );
}
