import { DateText } from '@carnet/mf-kit/formats';
import { useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice, Spinner, useMediaSession } from '@carnet/mf-kit/ui';
import { ConfirmDelete } from '@carnet/mf-kit/pages';
import { isUnderWay, sizeText } from '../dossiers';
import { deletePassport, fileUrl, type Passport, passportsChanged, type Withheld } from './passports.queries';
import classes from './passports.module.css';
import * as m from '../messages/passports';

/** A passport: its progress, or its content and file. */
export function PassportItem({ passport }: { passport: Passport }) {
  if (isUnderWay(passport)) return <UnderWay passport={passport} />;
  if (passport.state === 'failed')
    return (
      <Notice tone="bad" title={m.notMade}>
        <p>{passport.error?.msg}</p>
        <Removal passport={passport} />
      </Notice>
    );
  return <Made passport={passport} />;
}

function UnderWay({ passport }: { passport: Passport }) {
  const { state, done, of } = passport;
  return (
    <div className={classes.item}>
      <p className={classes.state} role="status">
        <Spinner />
        {stateText(passport)}
      </p>
      {of > 0 && (
        <progress
          className={classes.bar}
          value={done}
          max={of}
          aria-label={state === 'packing' ? m.packing : m.collecting}
        />
      )}
      <p className={classes.note}>{m.mayLeave}</p>
      <Removal passport={passport} />
    </div>
  );
}

function stateText({ state, done, of, waiting }: Passport): string {
  if (waiting) return waiting.msg;
  if (state === 'queued') return m.queued;
  if (state === 'packing') return of > 0 ? m.packingFar({ done, of }) : m.packing;
  return m.collecting;
}

function Made({ passport }: { passport: Passport }) {
  const isOpen = useMediaSession();
  const { rows, files, entries, withheld, missing, size, created_at } = passport;
  const without = passport.withhold.map((what) => WITHOUT[what]);
  return (
    <div className={classes.item}>
      <p className={classes.head}>
        <DateText date={created_at} time />
      </p>
      <p>{m.holds({ rows: rows ?? 0, files: files ?? 0, entries: entries ?? 0 })}</p>
      {without.length > 0 && <p className={classes.note}>{m.without({ what: without.join(', ') })}</p>}
      {withheld !== null && withheld > 0 && <p className={classes.note}>{m.staying({ count: withheld })}</p>}
      {missing !== null && missing > 0 && <p className={classes.note}>{m.missing({ count: missing })}</p>}
      <div className={classes.actions}>
        {isOpen && (
          <Button variant="primary" to={fileUrl(passport)} reloadDocument download>
            {m.download({ size: sizeText(size ?? 0) })}
          </Button>
        )}
        <Removal passport={passport} />
      </div>
    </div>
  );
}

const WITHOUT: Record<Withheld, string> = {
  costs: m.costs,
  notes: m.notes,
  names: m.names,
  papers: m.papersWord,
  photos: m.photosWord,
};

function Removal({ passport }: { passport: Passport }) {
  const queries = useQueryClient();
  const underWay = isUnderWay(passport);
  return (
    <ConfirmDelete
      label={underWay ? m.giveUp : m.remove}
      question={underWay ? m.giveUpQuestion : m.removeQuestion}
      confirmLabel={underWay ? m.giveUp : undefined}
      fallback={m.deleteFailed}
      onConfirm={async () => {
        await deletePassport(passport.id);
        await passportsChanged(queries);
      }}
    >
      {!underWay && m.removeText}
    </ConfirmDelete>
  );
}
