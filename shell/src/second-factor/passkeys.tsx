import { useState } from 'react';
import type { identity } from '@carnet/contracts';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Card, Notice, NotYet, Skeleton } from '@carnet/mf-kit/ui';
import { ConfirmButton } from '@carnet/mf-kit/pages';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useFocusInPlace } from '../use-focus-in-place';
import { makePasskey } from './passkey-browser';
import { arePasskeysPossible } from './passkey-support';
import {
  addPasskey,
  offerPasskey,
  type Passkey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from './passkeys.queries';
import { useStepUp } from './use-step-up';
import * as m from '../messages/passkeys';
import classes from './security.module.css';

interface PasskeysProps {
  /** Called with new recovery codes if this was the first second factor. */
  onAdded: (codes?: readonly string[]) => void;
  onRemoved: () => void;
}

/** Lists passkeys; adds one of this device, renames and removes them. */
export function Passkeys({ onAdded, onRemoved }: PasskeysProps) {
  const passkeys = useLoaded(passkeysQuery);
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const { opener, opened } = useFocusInPlace(isAdding);
  const stepUp = useStepUp();
  // Also after a failure, because a passkey may have been removed elsewhere.
  const refresh = () => queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const remove = useMutation({
    mutationFn: (id: number) => stepUp.proven(() => removePasskey(id)),
    onSuccess: onRemoved,
    onSettled: refresh,
  });
  return (
    <Card className={classes.card}>
      <h3 className={classes.name}>{m.title}</h3>
      <p className={classes.explained}>{m.explained}</p>
      {remove.error && <Notice tone="bad">{messageOf(remove.error, m.removeFailed)}</Notice>}
      {passkeys.data ? (
        <ul className={classes.passkeys}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              of={passkey}
              busy={remove.isPending}
              onRemove={() => remove.mutate(passkey.id)}
              onRenamed={() => void refresh()}
            />
          ))}
        </ul>
      ) : (
        <NotYet of={passkeys} waiting={<Skeleton height="3rem" />} />
      )}
      {!arePasskeysPossible() ? (
        <Notice tone="info">{m.notHere}</Notice>
      ) : isAdding ? (
        <div ref={opened}>
          <AddPasskey
            onAdded={({ recovery_codes }) => {
              setAdding(false);
              void refresh();
              onAdded(recovery_codes ?? undefined);
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : (
        <Button ref={opener} variant="primary" onClick={() => setAdding(true)}>
          {m.add}
        </Button>
      )}
      {stepUp.dialog}
    </Card>
  );
}

const nameProblems = ({ name }: { name: string }) => (name.trim() ? null : { fields: { name: m.enterName } });

interface AddPasskeyProps {
  onAdded: (added: identity.PasskeyAddedView) => void;
  onCancel: () => void;
}

/** Asks for a name first. Then the browser asks for a fingerprint, a face or a PIN. */
function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const stepUp = useStepUp();
  const form = useKitForm<{ name: string }, identity.PasskeyAddedView>({
    initial: { name: '' },
    validate: nameProblems,
    save: async ({ name }) => {
      const { options } = await stepUp.proven(offerPasskey);
      return addPasskey(name, await makePasskey(options));
    },
    onSaved: onAdded,
    fallback: m.addFailed,
    guard: false,
  });
  return (
    <div className={classes.setUp}>
      <KitForm form={form} label={m.add}>
        <TextField form={form} name="name" label={m.name} hint={m.nameHint} maxLength={100} required />
        <div className={classes.buttons}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.waiting : m.make}
          </Button>
          <Button disabled={form.busy} onClick={onCancel}>
            {m.cancel}
          </Button>
        </div>
      </KitForm>
      {stepUp.dialog}
    </div>
  );
}

interface PasskeyRowProps {
  of: Passkey;
  busy: boolean;
  onRemove: () => void;
  onRenamed: () => void;
}

function PasskeyRow({ of, busy, onRemove, onRenamed }: PasskeyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { opener, opened } = useFocusInPlace(isRenaming);
  if (isRenaming)
    return (
      <li>
        <div ref={opened}>
          <Rename
            of={of}
            onDone={() => {
              setRenaming(false);
              onRenamed();
            }}
            onCancel={() => setRenaming(false)}
          />
        </div>
      </li>
    );
  return (
    <li className={classes.passkey}>
      <div>
        <h4 className={classes.passkeyName}>{of.name}</h4>
        <p className={classes.when}>
          <span>{m.madeAt({ when: formatDateTime(of.created_at) })}</span>
          <span>{of.last_used_at ? m.usedAt({ when: formatDateTime(of.last_used_at) }) : m.neverUsed}</span>
        </p>
      </div>
      <div className={classes.buttons}>
        <Button ref={opener} onClick={() => setRenaming(true)}>
          {m.rename}
        </Button>
        <ConfirmButton label={m.remove} confirmLabel={m.confirmRemove} busy={busy} onConfirm={onRemove} />
      </div>
    </li>
  );
}

function Rename({ of, onDone, onCancel }: { of: Passkey; onDone: () => void; onCancel: () => void }) {
  const form = useKitForm<{ name: string }, Passkey>({
    initial: { name: of.name },
    validate: nameProblems,
    save: ({ name }) => renamePasskey(of.id, name),
    onSaved: onDone,
    fallback: m.renameFailed,
    guard: false,
  });
  return (
    <div className={classes.setUp}>
      <KitForm form={form} label={m.rename}>
        <TextField form={form} name="name" label={m.name} maxLength={100} required />
        <div className={classes.buttons}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {m.save}
          </Button>
          <Button disabled={form.busy} onClick={onCancel}>
            {m.cancel}
          </Button>
        </div>
      </KitForm>
    </div>
  );
}
