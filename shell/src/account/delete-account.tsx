import { useState } from 'react';
import { formatNumber } from '@carnet/mf-kit/formats';
import { useLoaded, useQueries, useSession } from '@carnet/mf-kit/data';
import { Button, TrashIcon } from '@carnet/mf-kit/ui';
import { FormActions, FormSection, Section } from '@carnet/mf-kit/pages';
import { KitForm, PasswordField, useKitForm } from '@carnet/mf-kit/forms';
import { listOf } from '../list-of';
import { useStepUp } from '../second-factor';
import { useFocusInPlace } from '../use-focus-in-place';
import { deleteAccount, OWNED, ownedCountQuery } from './delete-account.queries';
import { ownWaysInQuery } from './own-ways-in.queries';
import * as m from '../messages/delete-account';
import classes from './delete-account.module.css';

/** Deletes the account in two steps: a button, then a list of what is lost, with the password. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const { opener, opened } = useFocusInPlace(asking);

  return (
    <Section title={m.title}>
      {asking ? (
        <div ref={opened} tabIndex={-1} role="group" aria-label={m.question}>
          <Question onCancel={() => setAsking(false)} />
        </div>
      ) : (
        <div className={classes.closed}>
          <p>{m.explanation}</p>
          <Button ref={opener} variant="danger" icon={<TrashIcon size={18} />} onClick={() => setAsking(true)}>
            {m.begin}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Question({ onCancel }: { onCancel: () => void }) {
  const { forget } = useSession();
  const stepUp = useStepUp();
  // A person who signs in only by a provider has no password. The service then requires a recent sign-in.
  const hasPassword = useLoaded(ownWaysInQuery).data?.has_password !== false;
  const form = useKitForm<{ password: string }, void>({
    initial: { password: '' },
    validate: ({ password }) => (password || !hasPassword ? null : { fields: { password: m.enterPassword } }),
    save: ({ password }) => stepUp.proven(() => deleteAccount(password)),
    onSaved: forget,
    fallback: m.failed,
    guard: false,
  });
  return (
    <>
      <KitForm form={form} label={m.title}>
        <FormSection title={m.question}>
          <DeletionImpact />
          {hasPassword && (
            <PasswordField form={form} name="password" label={m.password} autoComplete="current-password" required />
          )}
        </FormSection>
        <FormActions>
          <Button type="submit" variant="danger" busy={form.busy}>
            {form.busy ? m.deleting : m.confirm}
          </Button>
          <Button disabled={form.busy} onClick={onCancel}>
            {m.cancel}
          </Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}

/** Counts when it is first shown. */
function DeletionImpact() {
  const counts = useQueries({ queries: OWNED.map(({ path }) => ownedCountQuery(path)) });
  if (counts.some(({ isFetching }) => isFetching)) return <p role="status">{m.counting}</p>;
  const unknown = OWNED.filter((_, at) => counts[at]!.isError).map(({ many }) => many);
  return (
    <div role="status" className={classes.what}>
      <p>{m.goesWithIt}</p>
      <ul className={classes.counts}>
        {OWNED.map(({ many }, at) => (
          <li key={many}>
            <strong>{counts[at]!.isError ? '?' : formatNumber(counts[at]!.data ?? 0)}</strong> {many}
          </li>
        ))}
      </ul>
      {unknown.length > 0 && <p>{m.unknown({ things: listOf(unknown) })}</p>}
    </div>
  );
}
