import { SERVICE_EVENT_NAME_MAX_LENGTH } from '@carnet/contracts/service';
import { formatDate, formatMileage, formatMoney } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, NotYet, PanelSkeleton } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import {
  CostFields,
  DateField,
  LateSlot,
  MileageField,
  moneyText,
  parseNumber,
  QuickChoices,
  QuickForm,
  type QuickStep,
  TextField,
  useKitForm,
  useSaved,
} from '@carnet/mf-kit/forms';
import { createServiceEvent, eventForm, type EventValues, SERVICE_EVENT, type ServiceEvent } from '../events';
import { unitOfVehicle, vehicleChoicesQuery } from '../lookups';
import * as form from '../messages/event-form';
import * as m from '../messages/quick';
import { paths } from '../paths';
import { doneLatelyQuery } from './quick.queries';
import { foldedName, namesFor, type UsedName } from './used-names.rules';

/** Number of names that fit on a phone's screen. */
const SHOWN_NAMES = 8;

/** Asks for work, mileage and cost in three steps. The event is marked as one to complete later. */
export default function QuickServicePanel({ vehicleId }: CarnetSlots['quick-entry']) {
  const own = useLoaded(doneLatelyQuery(vehicleId));
  const all = useLoaded(doneLatelyQuery());
  const vehicles = useLoaded(vehicleChoicesQuery());
  // If names cannot be loaded, the person types one.
  if (!(own.data ?? own.error) || !(all.data ?? all.error)) return <PanelSkeleton />;
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<PanelSkeleton />} />;
  const names = namesFor(own.data ?? [], all.data ?? [], SHOWN_NAMES);
  return <Entry vehicleId={vehicleId} names={names} unit={unitOfVehicle(vehicles.data, vehicleId)} />;
}

interface EntryProps {
  vehicleId: number;
  names: readonly UsedName[];
  unit: ReturnType<typeof unitOfVehicle>;
}

function Entry({ vehicleId, names, unit }: EntryProps) {
  const [params] = useSearchParams();
  const onSaved = useSaved(SERVICE_EVENT, paths.event);
  const entry = useKitForm<EventValues, ServiceEvent>({
    initial: valuesIn(params, vehicleId, names),
    validate: eventForm.problems,
    save: (values) => createServiceEvent({ ...eventForm.bodyOf(values), to_complete: true }),
    onSaved,
    fallback: form.createFailed,
  });
  const { values } = entry;
  const last = names.find(({ name }) => foldedName(name) === foldedName(values.name));
  const mileage = parseNumber(values.mileage_at_service)?.value;
  const steps: QuickStep[] = [
    {
      title: m.whatWasDone,
      fields: ['name', 'type'],
      answer: values.name.trim(),
      content: (next) => (
        <>
          <QuickChoices
            label={m.usedBefore}
            choices={names.map((used) => ({
              key: used.name,
              title: used.name,
              note: noteOf(used),
              onChoose: () => {
                entry.setAll(valuesOfName(used));
                next();
              },
            }))}
          />
          <TextField form={entry} name="name" label={m.somethingElse} maxLength={SERVICE_EVENT_NAME_MAX_LENGTH} />
        </>
      ),
    },
    {
      title: m.whichMileage,
      fields: ['mileage_at_service'],
      answer: mileage === undefined ? null : formatMileage(mileage, unit),
      content: () => (
        <MileageField
          form={entry}
          name="mileage_at_service"
          label={form.mileageAtService}
          unit={unit}
          vehicleId={vehicleId}
          expects
        />
      ),
    },
    {
      title: m.whatDidItCost,
      fields: ['cost', 'date_performed'],
      content: () => (
        <>
          <CostFields form={entry} label={form.cost} />
          {last?.cost != null && !values.cost && (
            <Button
              onClick={() =>
                entry.setAll({
                  cost: moneyText(last.cost, last.currency),
                  ...(last.currency && { currency: last.currency }),
                })
              }
            >
              {m.asLastTime({ amount: formatMoney(last.cost, undefined, last.currency) })}
            </Button>
          )}
          <DateField form={entry} name="date_performed" label={form.datePerformed} />
          <LateSlot slot="form-files" subject="service-event" onlyPapers holds />
        </>
      ),
    },
  ];
  return <QuickForm form={entry} validate={eventForm.problems} label={m.entry} steps={steps} submitLabel={m.save} />;
}

/** An event with this name follows the same template as the last one, so that its schedule continues. */
const valuesOfName = ({ name, type, template_id }: UsedName): Partial<EventValues> => ({
  name,
  type,
  template_id: template_id === null ? '' : String(template_id),
});

/** Answers that are already in the URL, from a line in the palette. */
function valuesIn(params: URLSearchParams, vehicleId: number, names: readonly UsedName[]): EventValues {
  const name = params.get('name') ?? '';
  const used = names.find((one) => foldedName(one.name) === foldedName(name));
  return {
    ...eventForm.initial({ vehicle_id: String(vehicleId) }),
    name,
    ...(used && valuesOfName(used)),
    mileage_at_service: params.get('mileage') ?? '',
    cost: params.get('cost') ?? '',
  };
}

function noteOf({ cost, currency, last }: UsedName): string {
  const amount = cost === null ? null : formatMoney(cost, undefined, currency);
  const date = last && formatDate(last);
  if (amount && date) return m.lastCost({ amount, date });
  return amount ?? date ?? '';
}
