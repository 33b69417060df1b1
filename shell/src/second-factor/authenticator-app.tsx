import { useState } from 'react';
import type { identity } from '@carnet/contracts';
import { messageOf, useMutation } from '@carnet/mf-kit/data';
import { Badge, Button, Card, ConfirmDialog, Notice } from '@carnet/mf-kit/ui';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { QrCode } from './qr-code';
import { confirmApp, offerApp, removeApp } from './second-factor.queries';
import { useStepUp } from './use-step-up';
import * as m from '../messages/security';
import classes from './security.module.css';

interface AuthenticatorAppProps {
  isOn: boolean;
  /** Called with new recovery codes if this was the first second factor. */
  onChanged: (codes?: readonly string[]) => void;
  onOff: () => void;
}

/** Turns the authenticator app on, by a code that it shows, and off, after a confirmation. */
export function AuthenticatorApp({ isOn, onChanged, onOff }: AuthenticatorAppProps) {
  const stepUp = useStepUp();
  const offer = useMutation({ mutationFn: () => stepUp.proven(offerApp), gcTime: 0 });
  const isOffered = !isOn && offer.data;
  return (
    <Card className={classes.card}>
      <h3 className={classes.name}>
        {m.app} <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? m.on : m.off}</Badge>
      </h3>
      <p className={classes.explained}>{m.appExplained}</p>
      {offer.error && <Notice tone="bad">{messageOf(offer.error, m.setUpFailed)}</Notice>}
      {isOn ? (
        <TurnOff onOff={onOff} />
      ) : isOffered ? (
        <SetUp
          app={isOffered}
          onCancel={() => offer.reset()}
          onOn={(codes) => {
            offer.reset();
            onChanged(codes);
          }}
        />
      ) : (
        <Button variant="primary" busy={offer.isPending} onClick={() => offer.mutate()}>
          {m.setUp}
        </Button>
      )}
      {stepUp.dialog}
    </Card>
  );
}

interface SetUpProps {
  app: identity.NewAppView;
  onOn: (codes?: readonly string[]) => void;
  onCancel: () => void;
}

function SetUp({ app, onOn, onCancel }: SetUpProps) {
  const form = useKitForm<{ code: string }, identity.AppConfirmedView>({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() ? null : { fields: { code: m.enterCode } }),
    save: ({ code }) => confirmApp(code),
    onSaved: ({ recovery_codes }) => onOn(recovery_codes ?? undefined),
    fallback: m.confirmFailed,
    guard: false,
  });
  return (
    <div className={classes.setUp}>
      <p>{m.scan}</p>
      <QrCode text={app.uri} label={m.picture} className={classes.picture} />
      <p>{m.orType}</p>
      <p className={classes.secret}>{app.secret.match(/.{1,4}/g)!.join(' ')}</p>
      <KitForm form={form} label={m.setUp}>
        <TextField
          form={form}
          name="code"
          label={m.thenEnter}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.turningOn : m.turnOn}
          </Button>
          <Button disabled={form.busy} onClick={onCancel}>
            {m.cancel}
          </Button>
        </div>
      </KitForm>
    </div>
  );
}

function TurnOff({ onOff }: { onOff: () => void }) {
  const [asking, ask] = useState(false);
  const stepUp = useStepUp();
  const turnOff = useMutation({
    mutationFn: () => stepUp.proven(removeApp),
    onSuccess: () => {
      ask(false);
      onOff();
    },
  });
  return (
    <>
      <Button variant="danger" onClick={() => ask(true)}>
        {m.turnOff}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={m.turnOffTitle}
        confirmLabel={m.turnOff}
        busy={turnOff.isPending}
        error={turnOff.error}
        onConfirm={() => turnOff.mutate()}
        onClose={() => ask(false)}
      >
        {m.turnOffText}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  );
}
