import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@carnet/mf-kit/ui';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import type { Method } from './asked';
import { answerByPasskey } from './passkey-browser';
import { arePasskeysPossible } from './passkey-support';
import type { Proof } from './proof.queries';
import * as m from '../messages/second-step';
import classes from './second-factor.module.css';

interface ProofFormProps<Proven> {
  /** Accessible name of the form. */
  label: string;
  methods: readonly Method[];
  submit: string;
  submitting: string;
  /** Fetches the challenge for a passkey. */
  askPasskey: () => Promise<{ options: object }>;
  save: (proof: Proof) => Promise<Proven>;
  onProven: (proven: Proven) => void;
  /** Buttons below the form. */
  children?: ReactNode;
}

/** Asks for a proof of identity, by the first method until the person selects another. */
export function ProofForm<Proven>({ methods: all, ...form }: ProofFormProps<Proven>) {
  const methods = usable(all);
  const [method, choose] = useState(methods[0]!);
  const others = methods.filter((other) => other !== method);
  return (
    <Fields key={method} method={method} {...form}>
      {others.map((other) => (
        <Button key={other} variant="quiet" onClick={() => choose(other)}>
          {SWITCH[other]}
        </Button>
      ))}
      {form.children}
    </Fields>
  );
}

/** Methods that work in this browser. If a passkey is the only one, it stays, so that the form can say that it is needed. */
function usable(methods: readonly Method[]): readonly Method[] {
  const here = methods.filter((method) => method !== 'passkey' || arePasskeysPossible());
  return here.length > 0 ? here : methods;
}

const SWITCH = { passkey: m.usePasskey, totp: m.useApp, recovery_code: m.useRecovery, password: m.password } as const;
const FIELD = { passkey: 'passkey', totp: 'code', recovery_code: 'recoveryCode', password: 'password' } as const;

type Values = Record<(typeof FIELD)[Method], string>;

function Fields<Proven>({ method, children, ...props }: Omit<ProofFormProps<Proven>, 'methods'> & { method: Method }) {
  const name = FIELD[method];
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus(), []);
  const form = useKitForm<Values, Proven>({
    initial: { passkey: '', code: '', recoveryCode: '', password: '' },
    validate: (values) =>
      method === 'passkey' || values[name].trim()
        ? null
        : { fields: { [name]: method === 'password' ? m.enterPassword : m.enterCode } },
    save: async (values) =>
      props.save(
        method === 'passkey'
          ? { passkey: await answerByPasskey((await props.askPasskey()).options) }
          : { [name]: values[name] },
      ),
    onSaved: props.onProven,
    fallback: m.failed,
    guard: false,
  });
  return (
    <div ref={body} className={classes.proof}>
      <KitForm form={form} label={props.label}>
        {method === 'passkey' && <p>{m.leadPasskey}</p>}
        {method === 'totp' && (
          <>
            <p>{m.lead}</p>
            <TextField
              form={form}
              name="code"
              label={m.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              required
            />
          </>
        )}
        {method === 'recovery_code' && (
          <>
            <p>{m.leadRecovery}</p>
            <TextField form={form} name="recoveryCode" label={m.recoveryCode} required />
          </>
        )}
        {method === 'password' && (
          <PasswordField form={form} name="password" label={m.password} autoComplete="current-password" required />
        )}
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {form.busy ? props.submitting : props.submit}
        </Button>
      </KitForm>
      {children}
    </div>
  );
}
