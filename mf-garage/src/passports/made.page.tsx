import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { ListSkeleton, NotFoundState } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PagedList, PageFrame, Section } from '@carnet/mf-kit/pages';
import { DossierList, dossiersQuery } from '../dossiers';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { PassportItem } from './passport-item';
import { passportsQuery } from './passports.queries';
import classes from './passports.module.css';
import * as m from '../messages/passports';
import * as words from '../messages/dossier-words';

/** Dossiers and passports of a vehicle that was handed over. They stay with the person who made them. */
export default function MadePage() {
  const id = Number(useParams().id);
  const dossiers = useInfiniteQuery(dossiersQuery(id));
  const passports = useInfiniteQuery(passportsQuery(id));
  const of = dossiers.data?.pages[0]?.rows[0]?.vehicle ?? passports.data?.pages[0]?.rows[0]?.vehicle;
  const back = { to: paths.handovers(), label: m.handovers };
  if (dossiers.isPending || passports.isPending) return <ListSkeleton label={m.loading} />;
  if (!of && !dossiers.error && !passports.error) return <NotFoundState text={words.vehicleNotFound} back={back} />;
  return (
    <PageFrame title={m.made} subtitle={of && vehicleName(of)} back={back}>
      <p className={classes.note}>{m.madeNote}</p>
      <Section title={m.dossiers}>
        <PagedList query={dossiers} loading={m.loading} empty={m.noDossiers}>
          {(rows) => <DossierList dossiers={rows} />}
        </PagedList>
      </Section>
      <Section title={m.passports}>
        <PagedList query={passports} loading={m.loading} empty={m.noPassports}>
          {(rows) => (
            <div className={classes.list}>
              {rows.map((passport) => (
                <PassportItem key={passport.id} passport={passport} />
              ))}
            </div>
          )}
        </PagedList>
      </Section>
    </PageFrame>
  );
}
