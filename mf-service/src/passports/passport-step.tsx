import { messageOf, useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { Notice, Spinner } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { useEffect, useRef, useState } from 'react';
import { PassportImport } from './passport-import';
import { type PassportImport as Import, passportImportsQuery } from './passports.queries';
import { sendPassport } from './send-passport';
import classes from './passports.module.css';
import * as m from '../messages/passports';

export const isPassport = ({ name }: File): boolean => /\.carnet$/i.test(name);

/** Passports of other installations. A picked file is uploaded; received passports are shown before anything is stored. */
export function PassportStep({ file }: { file: File | null }) {
  const queries = useQueryClient();
  const came = useLoaded(passportImportsQuery());
  const [sent, setSent] = useState<{ file: File; bytes: number; error: unknown } | null>(null);
  const begun = useRef<File | null>(null);
  useEffect(() => {
    if (!file || begun.current === file) return;
    begun.current = file;
    setSent({ file, bytes: 0, error: null });
    sendPassport(file, (bytes) => setSent({ file, bytes, error: null }))
      .then(() => setSent(null))
      .catch((error: unknown) => setSent({ file, bytes: 0, error }))
      .finally(() => void queries.invalidateQueries({ queryKey: passportImportsQuery().queryKey }));
  }, [file, queries]);
  useTaken(came.data);
  const imports = came.data ?? [];
  if (!sent && imports.length === 0 && !came.error) return null;
  return (
    <Section title={m.passports}>
      <div className={classes.list}>
        {came.error && !came.data ? <Notice tone="bad">{messageOf(came.error, m.fetchFailed)}</Notice> : null}
        {sent?.error ? <Notice tone="bad">{messageOf(sent.error, m.sendFailed)}</Notice> : null}
        {sent && !sent.error && (
          <div className={classes.passport}>
            <p className={classes.state} role="status">
              <Spinner />
              {m.sending({ file: sent.file.name })}
            </p>
            <progress
              className={classes.bar}
              value={sent.bytes}
              max={sent.file.size}
              aria-label={m.sending({ file: sent.file.name })}
            />
          </div>
        )}
        {imports.map((passport) => (
          <PassportImport key={passport.id} passport={passport} />
        ))}
      </div>
    </Section>
  );
}

/** Refetches the lists of all domains when a vehicle has been imported. */
function useTaken(imports: readonly Import[] = []): void {
  const queries = useQueryClient();
  const were = useRef(0);
  const taking = imports.filter(({ state }) => state === 'taking').length;
  useEffect(() => {
    if (taking < were.current)
      for (const domain of ['garage', 'service', 'records', 'usage'])
        void queries.invalidateQueries({ queryKey: [domain] });
    were.current = taking;
  }, [taking, queries]);
}
