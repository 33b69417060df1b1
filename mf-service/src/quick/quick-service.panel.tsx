import { SERVICE_EVENT_NAME_MAX_LENGTH } from '@carnet/contracts/service';
import { formatDate, formatMileage, formatMoney } from '@carnet/mf-kit/formats';
import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { Button, CheckIcon, NotYet, PanelSkeleton, PlusIcon } from '@carnet/mf-kit/ui';
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
import {
  createServiceEvent,
  eventForm,
  type EventValues,
  SERVICE_EVENT,
  type ServiceEvent,
  type UsedPart,
} from '../events';
import { eventTemplateQuery, unitOfVehicle, vehicleChoicesQuery } from '../lookups';
import * as form from '../messages/event-form';
import * as m from '../messages/quick';
import { paths } from '../paths';
import { type Recurrence, recurrenceSummary } from '../templates';
import { doneLatelyQuery, partsLatelyQuery } from './quick.queries';
import { foldedName, namesFor, partsOfName, type PartsUsed, type UsedName } from './used-names.rules';

/** Number of names that fit on a phone's screen. */
const SHOWN_NAMES = 8;

/** Asks for work, mileage and cost in three steps. The event is marked as one to complete later. */
export default function QuickServicePanel({ vehicleId }: CarnetSlots['quick-entry']) {
  const own = useLoaded(doneLatelyQuery(vehicleId));
  const all = useLoaded(doneLatelyQuery());
  const vehicles = useLoaded(vehicleChoicesQuery());
  const { touch } = useMay();
  const { data: used = [] } = useLoaded({ ...partsLatelyQuery(vehicleId), enabled: touch });
  // Names that cannot be offered are typed.
  if (!(own.data ?? own.error) || !(all.data ?? all.error)) return <PanelSkeleton />;
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<PanelSkeleton />} />;
  const names = namesFor(own.data ?? [], all.data ?? [], SHOWN_NAMES);
  const current = vehicles.data.find(({ id }) => id === vehicleId)?.current_mileage ?? null;
  const unit = unitOfVehicle(vehicles.data, vehicleId);
  return <Entry {...{ vehicleId, names, used, current, unit }} />;
}

interface EntryProps {
  vehicleId: number;
  names: readonly UsedName[];
  used: readonly PartsUsed[];
  /** The odometer of the vehicle, as far as it is known. */
  current: number | null;
  unit: ReturnType<typeof unitOfVehicle>;
}

function Entry({ vehicleId, names, used, current, unit }: EntryProps) {
  const [params] = useSearchParams();
  const onSaved = useSaved(SERVICE_EVENT, paths.event);
  const entry = useKitForm<EventValues, ServiceEvent>({
    initial: valuesIn(params, vehicleId, names),
    validate: eventForm.problems,
    // The template and the parts of a pressed name are not those of a typed one.
    clears: { name: { parts: [], template_id: '' } },
    save: (values) => createServiceEvent({ ...eventForm.bodyOf(values), to_complete: true }),
    onSaved,
    fallback: form.createFailed,
  });
  const { values } = entry;
  const last = names.find(({ name }) => foldedName(name) === foldedName(values.name));
  const mileage = parseNumber(values.mileage_at_service)?.value;
  const { data: template } = useLoaded(eventTemplateQuery(Number(values.template_id)));
  const usual = usualOf(last, template, mileage ?? current, unit);
  const parts = partsOfName(used, values.name);
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
        <>
          <MileageField
            form={entry}
            name="mileage_at_service"
            label={form.mileageAtService}
            unit={unit}
            vehicleId={vehicleId}
            expects
          />
          {usual && <p>{usual}</p>}
        </>
      ),
    },
    {
      title: m.whatDidItCost,
      fields: ['cost', 'date_performed', 'parts'],
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
          {(parts.length > 0 || values.parts.length > 0) && (
            <PartsToggle parts={parts} chosen={values.parts} onChange={(chosen) => entry.set('parts', chosen)} />
          )}
          {entry.errors.parts && <p role="alert">{entry.errors.parts}</p>}
          <DateField form={entry} name="date_performed" label={form.datePerformed} />
          <LateSlot slot="form-files" subject="service-event" onlyPapers holds />
        </>
      ),
    },
  ];
  return <QuickForm form={entry} validate={eventForm.problems} label={m.entry} steps={steps} submitLabel={m.save} />;
}

interface PartsToggleProps {
  parts: UsedPart[];
  chosen: readonly UsedPart[];
  onChange: (parts: UsedPart[]) => void;
}

/** The parts of last time, taken or left with one press. Those that are taken are shown, also where a draft has others than the last event. */
function PartsToggle({ parts, chosen, onChange }: PartsToggleProps) {
  const isTaken = chosen.length > 0;
  const names = (isTaken ? chosen : parts).map(({ name, quantity }) =>
    quantity === '1' ? name : m.partTimes({ name, quantity }),
  );
  return (
    <Button
      aria-pressed={isTaken}
      variant={isTaken ? 'primary' : 'secondary'}
      icon={isTaken ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      onClick={() => onChange(isTaken ? [] : parts)}
    >
      {m.partsAsLastTime({ parts: names.join(', ') })}
    </Button>
  );
}

/** `Usually every 180 days or 5,000 miles · last 4,210 mi ago`: as far as its template, and its last event, say so. */
function usualOf(
  last: UsedName | undefined,
  template: Recurrence | undefined,
  mileage: number | null,
  unit: EntryProps['unit'],
): string {
  const driven = last?.mileage != null && mileage !== null ? mileage - last.mileage : 0;
  return [
    template?.recurrence_type === 'Periodic' && m.usually({ interval: recurrenceSummary(template) }),
    driven > 0 && m.lastAgo({ distance: formatMileage(driven, unit) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** An event of this name follows the template that its last one followed, so that its schedule goes on. */
const valuesOfName = ({ name, type, template_id }: UsedName): Partial<EventValues> => ({
  name,
  type,
  template_id: template_id === null ? '' : String(template_id),
  // Those of another name are not this one's.
  parts: [],
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
