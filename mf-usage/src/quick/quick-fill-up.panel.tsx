import { formatMileage } from '@carnet/mf-kit/formats';
import { useLoaded, useLoadedFresh } from '@carnet/mf-kit/data';
import { NotYet, PanelSkeleton } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import {
  DateField,
  LateSlot,
  MileageField,
  MoneyField,
  NumberField,
  parseNumber,
  QuickForm,
  type QuickStep,
  useKitForm,
  useSaved,
} from '@carnet/mf-kit/forms';
import { AMOUNT_UNITS } from '../consumption';
import {
  createFillUp,
  EnergyField,
  FILL_UP,
  type FillUp,
  fillUpForm,
  type FillUpValues,
  type LastUsed,
  lastUsedQuery,
  newFillUpValues,
  Stations,
  usePricing,
} from '../fill-ups';
import { unitOfVehicle, vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import * as common from '../messages/common';
import * as form from '../messages/fill-up-form';
import * as m from '../messages/quick';
import { paths } from '../paths';

/** Asks for odometer, amount and total. Energy and station come from the last fill-up. The fill-up is marked as one to complete later. */
export default function QuickFillUpPanel({ vehicleId }: CarnetSlots['quick-entry']) {
  const vehicles = useLoaded(vehicleChoicesQuery());
  const lastUsed = useLoadedFresh(lastUsedQuery(vehicleId), true);
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<PanelSkeleton />} />;
  // If the last values cannot be loaded, the form opens without them.
  if (!lastUsed.isFetched) return <PanelSkeleton />;
  return <Entry vehicleId={vehicleId} vehicles={vehicleOptions(vehicles.data)} lastUsed={lastUsed.data} />;
}

interface EntryProps {
  vehicleId: number;
  vehicles: readonly VehicleOption[];
  lastUsed: LastUsed | undefined;
}

function Entry({ vehicleId, vehicles, lastUsed }: EntryProps) {
  const [params] = useSearchParams();
  const onSaved = useSaved(FILL_UP, paths.fillUp);
  const entry = useKitForm<FillUpValues, FillUp>({
    initial: {
      ...newFillUpValues(String(vehicleId), lastUsed),
      station: lastUsed?.stations[0] ?? '',
      odometer: params.get('mileage') ?? '',
      amount: params.get('amount') ?? '',
      total: params.get('cost') ?? '',
    },
    validate: fillUpForm.problems,
    save: (values) => createFillUp({ ...fillUpForm.bodyOf(values), to_complete: true }),
    onSaved,
    fallback: form.create,
  });
  const { form: priced, hintOf } = usePricing(entry);
  const { values } = entry;
  const unit = unitOfVehicle(vehicles, String(vehicleId));
  const odometer = parseNumber(values.odometer)?.value;
  const steps: QuickStep[] = [
    {
      title: m.whichOdometer,
      fields: ['odometer'],
      answer: odometer === undefined ? null : formatMileage(odometer, unit),
      content: () => (
        <MileageField
          form={entry}
          name="odometer"
          label={common.odometer}
          unit={unit}
          vehicleId={vehicleId}
          day={values.filled_on}
          expects
        />
      ),
    },
    {
      title: m.howMuch,
      fields: ['amount', 'energy', 'total', 'filled_on'],
      content: () => (
        <>
          <NumberField
            form={priced}
            name="amount"
            label={common.amount}
            required
            decimals
            unit={AMOUNT_UNITS[values.unit]}
            hint={hintOf('amount')}
          />
          <MoneyField form={priced} name="total" label={common.total} currencyName="currency" hint={hintOf('total')} />
          {!lastUsed?.energies.length && <EnergyField form={entry} lastUsed={lastUsed} />}
          {values.station && <p>{m.at({ station: values.station })}</p>}
          <Stations form={entry} stations={lastUsed?.stations ?? []} />
          <DateField form={entry} name="filled_on" label={common.date} required />
          <LateSlot slot="form-files" subject="fill-up" onlyPapers holds />
        </>
      ),
    },
  ];
  return <QuickForm form={entry} validate={fillUpForm.problems} label={m.entry} steps={steps} submitLabel={m.save} />;
}
