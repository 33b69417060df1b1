import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice, NotYet, Skeleton } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { ExportProgress } from './export-progress';
import { ExportResult } from './export-result';
import classes from './exports.module.css';
import { type Export, exportsQuery, isUnderWay, makeExport } from './exports.queries';
import * as m from '../messages/exports';

/** Downloads everything that the person has, in one file. */
export default function ExportsSection() {
  const found = useLoaded(exportsQuery);
  return (
    <Section title={m.title}>
      <div className={classes.section}>
        <p>{m.explanation}</p>
        {found.data ? <Exports exports={found.data} /> : <NotYet of={found} waiting={<Skeleton height="2.75rem" />} />}
      </div>
    </Section>
  );
}

function Exports({ exports }: { exports: readonly Export[] }) {
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: makeExport,
    onSettled: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  const underWay = exports.find(isUnderWay);
  return (
    <>
      {make.error && <Notice tone="bad">{messageOf(make.error)}</Notice>}
      {underWay ? (
        <ExportProgress export={underWay} />
      ) : (
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {m.make}
        </Button>
      )}
      {exports.map((one) => !isUnderWay(one) && <ExportResult key={one.id} export={one} />)}
    </>
  );
}
