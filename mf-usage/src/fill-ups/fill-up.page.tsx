import { DateText, formatMileage } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded } from '@carnet/mf-kit/data';
import { Button, Card, EditIcon, KeyValue, NotFoundState, Notice, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { Link, Slot, useParams } from '@carnet/mf-kit/federation';
import {
  Changes,
  Columns,
  DeleteButton,
  PageFrame,
  PrintButton,
  Section,
  useAskedDeletion,
  useDeletion,
} from '@carnet/mf-kit/pages';
import { amountText } from '../consumption';
import { fullName } from '../lookups';
import { paths } from '../paths';
import { FillUpFigure } from './fill-up-figure';
import { priceOf, titleOf, totalOf, whenOf } from './fill-up.words';
import { FILL_UP, type FillUp, fillUpQuery } from './fill-ups.queries';
import { ToComplete } from './to-complete';
import * as common from '../messages/common';
import * as form from '../messages/fill-up-form';
import * as m from '../messages/fill-ups';

const BACK = { to: paths.fillUps(), label: m.fillUps };

export default function FillUpPage() {
  const id = Number(useParams().id);
  const fillUp = useLoaded(fillUpQuery(id));
  if (!fillUp.data)
    return (
      <NotYet
        of={fillUp}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
        prefix={common.error}
      />
    );
  return <FillUpSheet fillUp={fillUp.data} />;
}

function FillUpSheet({ fillUp }: { fillUp: FillUp }) {
  const remove = useDeletion(FILL_UP, fillUp.id, paths.fillUps());
  const deletion = useAskedDeletion(m.confirmDelete, () => remove());
  return (
    <PageFrame
      title={titleOf(fillUp)}
      subtitle={whenOf(fillUp)}
      back={BACK}
      rareActions={<PrintButton />}
      actions={
        <>
          <Button to={paths.editFillUp(fillUp.id)} icon={<EditIcon size={18} />}>
            {common.edit}
          </Button>
          <DeleteButton deletion={deletion} />
        </>
      }
    >
      {deletion.error && (
        <Notice tone="bad">
          {common.error} {messageOf(deletion.error, m.notDeleted)}
        </Notice>
      )}
      <ToComplete fillUp={fillUp} />
      <Columns top={<Facts fillUp={fillUp} />}>
        <Section title={m.consumption}>
          <FillUpFigure fillUp={fillUp} />
        </Section>
        {fillUp.note && (
          <Section title={form.note}>
            <Card>
              <p style={{ whiteSpace: 'pre-line' }}>{fillUp.note}</p>
            </Card>
          </Section>
        )}
        <Slot slot="photos" subject="fill-up" id={fillUp.id} />
        <Slot slot="papers" subject="fill-up" id={fillUp.id} loading={null} />
      </Columns>
      <Changes record={fillUp} of={() => import('./fill-up.changes')} />
    </PageFrame>
  );
}

/** Shows only known values, because most fields of a fill-up are empty. */
function Facts({ fillUp }: { fillUp: FillUp }) {
  const { total, odometer, odometer_unit, trip, station, tank, from_percent, to_percent, charge_kind } = fillUp;
  const facts = [
    { label: common.total, value: total === null ? null : totalOf(fillUp) },
    { label: common.price, value: priceOf(fillUp) },
    { label: common.odometer, value: odometer === null ? null : formatMileage(odometer, odometer_unit) },
    { label: form.trip, value: trip === null ? null : formatMileage(trip, odometer_unit) },
    { label: form.full, value: fillUp.full ? common.yes : common.no },
    { label: form.missedBefore, value: fillUp.missed_before ? common.yes : null },
    { label: form.excluded, value: fillUp.excluded ? common.yes : null },
    { label: common.station, value: station },
    { label: form.tank, value: tank },
    { label: form.chargeKind, value: charge_kind && { ac: form.ac, dc: form.dc }[charge_kind] },
    { label: form.chargeBefore, value: from_percent === null ? null : `${from_percent}\u00a0%` },
    { label: form.chargeAfter, value: to_percent === null ? null : `${to_percent}\u00a0%` },
  ];
  return (
    <Card>
      <KeyValue
        items={[
          { label: common.vehicle, value: <Link to={paths.vehicle(fillUp.vehicle_id)}>{fullName(fillUp)}</Link> },
          { label: common.date, value: whenOf(fillUp) },
          { label: common.amount, value: amountText(fillUp.amount, fillUp.unit) },
          ...facts.filter(({ value }) => value !== null),
          { label: m.recorded, value: <DateText date={fillUp.created_at} time /> },
          { label: m.lastUpdated, value: <DateText date={fillUp.updated_at} time /> },
        ]}
      />
    </Card>
  );
}
