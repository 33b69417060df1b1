import { useInfiniteQuery, useLoaded, useQueryClient, useSession } from '@carnet/mf-kit/data';
import { ListSkeleton, NotFoundState, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PagedList, PageFrame, Section } from '@carnet/mf-kit/pages';
import { useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { BuyerPageCard } from './buyer-page-card';
import { BuyerPageForm } from './buyer-page-form';
import { bodyOf, buyerPageProblems, firstValues } from './buyer-page-form.schema';
import { BUYER_PAGE, buyerPagesQuery, makeBuyerPage } from './buyer-pages.queries';
import { Stickers } from './stickers';
import classes from './buyer-pages.module.css';
import * as m from '../messages/buyer-pages';

export default function BuyerPagesPage() {
  const vehicle = useLoaded(vehicleQuery(Number(useParams().id)));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.vehicleNotFound} back={{ to: paths.vehicles(), label: m.vehicles }} />}
      />
    );
  return <PagesOf vehicle={vehicle.data} />;
}

function PagesOf({ vehicle }: { vehicle: Vehicle }) {
  const pages = useInfiniteQuery(buyerPagesQuery(vehicle.id));
  const { user } = useSession();
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const name = vehicleName(vehicle);
  return (
    <PageFrame
      title={m.title}
      tabTitle={m.titleOf({ vehicle: name })}
      subtitle={m.subtitle}
      back={{ to: paths.vehicle(vehicle.id), label: name }}
    >
      {(rows.length > 0 || pages.error) && (
        <Section title={m.pagesSoFar}>
          <PagedList query={pages} loading={m.loading} empty={null}>
            {(some) => (
              <div className={classes.cards}>
                {some.map((page) => (
                  <BuyerPageCard key={page.id} page={page} />
                ))}
              </div>
            )}
          </PagedList>
        </Section>
      )}
      {pages.isPending ? <ListSkeleton label={m.loading} /> : <Maker key={rows.length} vehicle={vehicle} />}
      <Stickers vehicleId={vehicle.id} pages={rows} paper={user?.paper} />
    </PageFrame>
  );
}

function Maker({ vehicle }: { vehicle: Vehicle }) {
  const queries = useQueryClient();
  const [initial] = useState(() => firstValues(vehicle.cover?.photo_id ?? null));
  const form = useKitForm({
    initial,
    validate: buyerPageProblems,
    fallback: m.saveFailed,
    // Waits for the list, so that the new page is visible before the button is enabled again.
    save: async (values) => {
      const page = await makeBuyerPage(vehicle.id, bodyOf(values));
      await BUYER_PAGE.changed(queries, page);
      return page;
    },
    onSaved: () => window.scrollTo({ top: 0 }),
  });
  return (
    <Section title={m.newPage}>
      <BuyerPageForm form={form} vehicleId={vehicle.id} label={m.makePage} />
    </Section>
  );
}
