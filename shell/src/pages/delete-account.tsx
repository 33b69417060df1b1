import { useEffect, useRef, useState } from 'react';
import {
  Button,
  FormActions,
  formatNumber,
  FormSection,
  Section,
  TrashIcon,
  useQueries,
  useSession,
} from '@carnet/mf-kit';
import { KitForm, PasswordField, useKitForm } from '@carnet/mf-kit/forms';
import { deleteAccount, OWNED, ownedCountQuery } from './delete-account.queries';
import classes from './delete-account.module.css';

/** Deletes the account in two steps: a button, then what goes with it and the password. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (!asking && wasAsking.current) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  return (
    <Section title="Delete account">
      {asking ? (
        <Question onCancel={() => setAsking(false)} />
      ) : (
        <div className={classes.closed}>
          <p>Your account and all that you keep in Carnet, for good.</p>
          <Button ref={opener} variant="danger" icon={<TrashIcon size={18} />} onClick={() => setAsking(true)}>
            Delete Account
          </Button>
        </div>
      )}
    </Section>
  );
}

function Question({ onCancel }: { onCancel: () => void }) {
  const { signOut } = useSession();
  const form = useKitForm<{ password: string }, void>({
    initial: { password: '' },
    validate: ({ password }) => (password ? null : { fields: { password: 'Please enter your password' } }),
    save: ({ password }) => deleteAccount(password),
    onSaved: signOut,
    fallback: 'Failed to delete account',
    guard: false,
  });
  return (
    <KitForm form={form} label="Delete account">
      <FormSection title="Are you sure you want to delete your account?">
        <DeletionImpact />
        <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" required />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="danger" busy={form.busy}>
          {form.busy ? 'Deleting...' : 'Delete Everything'}
        </Button>
        <Button disabled={form.busy} onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </KitForm>
  );
}

/** Counts when it is first shown. */
function DeletionImpact() {
  const counts = useQueries({ queries: OWNED.map(({ path }) => ownedCountQuery(path)) });
  if (counts.some(({ isFetching }) => isFetching)) return <p role="status">Counting what goes with it...</p>;
  const unknown = OWNED.filter((_, at) => counts[at]!.isError).map(({ many }) => many);
  return (
    <div role="status" className={classes.what}>
      <p>This goes with it, and cannot be brought back:</p>
      <ul className={classes.counts}>
        {OWNED.map(({ many }, at) => (
          <li key={many}>
            <strong>{counts[at]!.isError ? '?' : formatNumber(counts[at]!.data ?? 0)}</strong> {many}
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p>How many {unknown.join(', ')} there are is not known: that part of Carnet does not answer right now.</p>
      )}
    </div>
  );
}
