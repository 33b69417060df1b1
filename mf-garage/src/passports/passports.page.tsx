import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { ListSkeleton, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { Navigate, useParams } from '@carnet/mf-kit/federation';
import { PagedList, PageFrame, Section } from '@carnet/mf-kit/pages';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { PassportForm } from './passport-form';
import { PassportItem } from './passport-item';
import { papersQuery, passportsQuery } from './passports.queries';
import classes from './passports.module.css';
import * as m from '../messages/passports';

export default function PassportsPage() {
  const id = Number(useParams().id);
  const vehicle = useLoaded(vehicleQuery(id));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<Navigate to={paths.made(id)} replace />}
      />
    );
  return <VehiclePassports vehicle={vehicle.data} />;
}

function VehiclePassports({ vehicle }: { vehicle: Vehicle }) {
  const passports = useInfiniteQuery(passportsQuery(vehicle.id));
  const papers = useLoaded(papersQuery(vehicle.id));
  const name = vehicleName(vehicle);
  const hasSome = (passports.data?.pages[0]?.rows.length ?? 0) > 0;
  return (
    <PageFrame
      title={m.passport}
      tabTitle={m.passportOf({ vehicle: name })}
      subtitle={m.subtitle}
      back={{ to: paths.vehicle(vehicle.id), label: name }}
    >
      {(hasSome || passports.error) && (
        <Section title={m.madeSoFar}>
          <PagedList query={passports} loading={m.loading} empty={null}>
            {(rows) => (
              <div className={classes.list}>
                {rows.map((passport) => (
                  <PassportItem key={passport.id} passport={passport} />
                ))}
              </div>
            )}
          </PagedList>
        </Section>
      )}
      <Section title={m.newPassport}>
        {papers.data ? (
          <PassportForm vehicleId={vehicle.id} papers={papers.data} />
        ) : (
          <NotYet of={papers} waiting={<ListSkeleton label={m.loading} />} />
        )}
      </Section>
    </PageFrame>
  );
}
