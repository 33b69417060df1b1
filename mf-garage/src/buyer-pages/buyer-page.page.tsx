import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useEditing, useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import { paths } from '../paths';
import { BuyerPageForm } from './buyer-page-form';
import { bodyOf, buyerPageProblems, valuesOf } from './buyer-page-form.schema';
import { BUYER_PAGE, type BuyerPage, buyerPageQuery } from './buyer-pages.queries';
import * as m from '../messages/buyer-pages';

export default function BuyerPagePage() {
  const { id, pageId } = useParams();
  const page = useLoadedForEditing(buyerPageQuery(Number(pageId)));
  const missing = <NotFoundState text={m.notFound} back={{ to: paths.buyerPages(Number(id)), label: m.title }} />;
  if (!page.data) return <NotYet of={page} missing={missing} />;
  // A page of another vehicle counts as not found.
  if (page.data.vehicle_id !== Number(id)) return missing;
  return <EditForm key={page.data.id} page={page.data} />;
}

function EditForm({ page }: { page: BuyerPage }) {
  const list = paths.buyerPages(page.vehicle_id);
  const { save, onSaved } = useEditing(BUYER_PAGE, page, () => list);
  const [initial] = useState(() => valuesOf(page));
  const form = useKitForm({
    initial,
    validate: buyerPageProblems,
    fallback: m.saveFailed,
    save: (values) => save(bodyOf(values)),
    onSaved,
  });
  return (
    <PageFrame title={m.changePage} subtitle={page.name} back={{ to: list, label: m.title }}>
      <BuyerPageForm form={form} vehicleId={page.vehicle_id} label={m.savePage} cancelTo={list} />
    </PageFrame>
  );
}
