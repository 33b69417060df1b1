import type { usage } from '@carnet/contracts';
import { formatDate, personUnit, today } from '@carnet/mf-kit/formats';
import { type OutboxNote, useLoaded, useLoadedForEditing, useLoadedFresh, useQueryClient } from '@carnet/mf-kit/data';
import { choicesOf, NotFoundState, NotYet, SegmentedButtons } from '@carnet/mf-kit/ui';
import { useNavigate, useParams, useSearchParams } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection, PageFrame } from '@carnet/mf-kit/pages';
import {
  asText,
  decimalText,
  DateField,
  KitForm,
  type KitFormState,
  MileageField,
  NumberField,
  numberOrNull,
  type Problems,
  SaveActions,
  SelectField,
  TextAreaField,
  textOrNull,
  useKitForm,
  useVersionedSave,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import { decimalProblem } from '../fill-ups';
import { paths } from '../paths';
import { PLACES } from './component-form.schema';
import { depthsText, depthUnit, POSITIONS, positionText } from './component.words';
import {
  addEntry,
  type Component,
  componentLived,
  componentQuery,
  type Entry,
  eventsQuery,
  type Fitment,
  lifeQuery,
  readEntry,
  updateEntry,
} from './components.queries';
import { type Pattern, rotated } from './entry.rules';
import classes from './components.module.css';
import * as common from '../messages/common';
import * as words from '../messages/component-words';
import * as components from '../messages/components';
import * as m from '../messages/component-actions';

type Kind = Entry['kind'];
type Place = (typeof PLACES)[number];
const SIDES = ['inner', 'middle', 'outer'] as const;
type Side = (typeof SIDES)[number];

type EntryValues = {
  happened_on: string;
  mileage: string;
  depth_unit: 'mm' | '1/32in';
  distance: string;
  hours: string;
  sessions: string;
  note: string;
} & { [Name in `place${Place}`]: string } & { [Name in `${Side}${Place}`]: string };

type Form = KitFormState<EntryValues>;

const TITLES: Record<Kind, string> = {
  ...{ rotation: m.rotateTitle, tread: m.treadTitle, rebuild: m.rebuildTitle, use: m.useTitle },
};

const isKind = (kind: string | null): kind is Kind => kind !== null && Object.hasOwn(TITLES, kind);

/** Creates an entry of a component; the URL names the kind. If it names a tread reading, edits that. */
export default function EntryPage() {
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const [kind, entryId] = [params.get('kind'), Number(params.get('entry'))];
  const component = useLoaded(componentQuery(id));
  const life = useLoadedFresh(lifeQuery(id));
  const events = useLoadedForEditing({ ...eventsQuery(id), enabled: entryId > 0 });
  const back = { to: paths.component(id), label: component.data?.name ?? words.components };
  const notFound = <NotFoundState text={words.failed} back={back} />;
  if (!component.data) return <NotYet of={component} missing={notFound} />;
  if (!life.data) return <NotYet of={life} />;
  const about = { component: component.data, places: life.data.places };
  if (entryId > 0) {
    if (!events.data) return <NotYet of={events} />;
    const read = events.data.entries.find((one) => one.id === entryId);
    if (read?.kind !== 'tread') return notFound;
    return <EditTread key={entryId} {...about} read={read} fitments={events.data.fitments} />;
  }
  return isKind(kind) ? <NewEntry key={kind} kind={kind} {...about} /> : notFound;
}

interface About {
  component: Component;
  /** Current position of each tyre. */
  places: readonly string[];
}

function NewEntry({ kind, component, places }: About & { kind: Kind }) {
  const save = (body: usage.CreateEntry) =>
    addEntry(body, kind === 'tread' ? waitingTread(body, component) : undefined);
  const subject = `${kind} ${component.id}`;
  return (
    <EntryForm {...{ kind, component, places, save, subject }} title={TITLES[kind]} initial={valuesWith(places)} />
  );
}

function EditTread({ component, places, read, fitments }: About & { read: Entry; fitments: readonly Fitment[] }) {
  const write = (before: Entry, body: usage.CreateEntry) => updateEntry(before, body, waitingTread(body, component));
  const save = useVersionedSave(read, write, () => readEntry(read.id));
  // Positions of the reading come first: the tyres may have been elsewhere on that day.
  const shown = [...new Set([...(read.depths ?? []).map(({ position }) => position), ...places])].slice(
    0,
    PLACES.length,
  );
  const subject = `tread ${component.id} ${read.id}`;
  return (
    <EntryForm
      {...{ kind: 'tread', component, save, subject }}
      places={shown}
      title={m.editTreadTitle}
      initial={valuesOf(read, shown)}
      fitments={fitments}
    />
  );
}

/** The fitment on a day, as far as dates are known; the last day does not count. Of several, the latest one. */
function fittedOn(fitments: readonly Fitment[], day: string): Fitment | undefined {
  const lasts = ({ to_on, to_mileage }: Fitment): boolean => (to_on === null ? to_mileage === null : to_on > day);
  const running = fitments.filter((fitment) => lasts(fitment)).reverse();
  return (
    running.find(({ from_on }) => from_on !== null && from_on <= day) ?? running.find((one) => one.from_on === null)
  );
}

/** The tread reading that is shown on the component's page while it waits in the outbox. */
function waitingTread({ happened_on, depths, depth_unit }: usage.CreateEntry, component: Component): OutboxNote {
  const note = [formatDate(happened_on), depthsText(depths ?? [], depth_unit ?? 'mm')].filter(Boolean).join(' · ');
  const { id, name, fitted } = component;
  const title = `${components.tread} · ${name}`;
  return { kind: 'tread', vehicle: fitted[0]?.vehicle_id ?? 0, title, note, list: paths.component(id) };
}

const valuesWith = (places: readonly string[]): EntryValues => ({
  ...{ happened_on: today(), mileage: '', distance: '', hours: '', sessions: '', note: '' },
  depth_unit: depthUnit() ?? 'mm',
  ...(Object.fromEntries(
    PLACES.flatMap((place) => [
      [`place${place}`, places[place - 1] ?? ''],
      ...SIDES.map((side) => [`${side}${place}`, ''] as const),
    ]),
  ) as { [Name in `place${Place}`]: string } & { [Name in `${Side}${Place}`]: string }),
});

function valuesOf({ happened_on, mileage, depth_unit, depths, note }: Entry, places: readonly string[]): EntryValues {
  const read = PLACES.flatMap((place) => {
    const depth = depths?.find(({ position }) => position === places[place - 1]);
    return SIDES.map((side) => [`${side}${place}`, decimalText(depth?.[side])]);
  });
  return {
    ...valuesWith(places),
    ...{ happened_on, mileage: asText(mileage), depth_unit: depth_unit ?? 'mm', note: asText(note) },
    ...(Object.fromEntries(read) as { [Name in `${Side}${Place}`]: string }),
  };
}

interface EntryFormProps extends About {
  kind: Kind;
  title: string;
  initial: EntryValues;
  save: (body: usage.CreateEntry) => Promise<Entry>;
  /** Name of the form's draft. */
  subject: string;
  /** All fitments, if the component may have been on another vehicle on that day. */
  fitments?: readonly Fitment[];
}

function EntryForm({ kind, title, component, places, initial, save, subject, fitments }: EntryFormProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const page = paths.component(component.id);
  const form = useKitForm<EntryValues, Entry>({
    initial,
    fallback: words.notSaved,
    validate: (values) => problemsOf(values, kind, places.length),
    save: (values) => save(bodyOf(values, kind, component.id, places)),
    onSaved: () => {
      void componentLived(queries, component.id);
      navigate(page);
    },
    subject,
  });
  const on = fitments ? fittedOn(fitments, form.values.happened_on) : component.fitted[0];
  return (
    <PageFrame title={title} width="narrow" back={{ to: page, label: component.name }}>
      <KitForm form={form} label={title}>
        <FormSection title={title}>
          <FieldGrid>
            <DateField form={form} name="happened_on" label={common.date} required />
            {on && kind !== 'use' && (
              <MileageField
                form={form}
                name="mileage"
                label={m.mileage}
                unit={on.odometer_unit}
                vehicleId={on.vehicle_id}
                day={form.values.happened_on}
                hint={m.mileageHint}
              />
            )}
          </FieldGrid>
          {kind === 'rotation' && <Rotation form={form} places={places} />}
          {kind === 'tread' && <Depths form={form} places={places} />}
          {kind === 'use' && (
            <FieldGrid>
              <NumberField form={form} name="distance" label={m.distance} decimals unit={roadUnit()} />
              <NumberField form={form} name="hours" label={m.hours} decimals unit="h" />
              <NumberField form={form} name="sessions" label={m.sessions} />
            </FieldGrid>
          )}
          <TextAreaField form={form} name="note" label={m.note} maxLength={5_000} />
        </FormSection>
        <SaveActions form={form} label={m.save} cancelTo={page} />
      </KitForm>
    </PageFrame>
  );
}

const roadUnit = (): 'km' | 'mi' => (personUnit() === 'mi' ? 'mi' : 'km');

/** A pattern fills in the positions. Each can be changed by hand. */
function Rotation({ form, places }: { form: Form; places: readonly string[] }) {
  const patterns: Record<Pattern, string> = { 'front-rear': m.frontRear, crosswise: m.crosswise };
  const now = PLACES.slice(0, places.length).map((place) => form.values[`place${place}`]);
  const chosen = (Object.keys(patterns) as Pattern[]).find(
    (pattern) => rotated(places, pattern).join() === now.join() && now.join() !== places.join(),
  );
  const apply = (pattern: string): void => {
    const moved = pattern in patterns ? rotated(places, pattern as Pattern) : places;
    form.setAll(Object.fromEntries(moved.map((place, at) => [`place${at + 1}`, place])));
  };
  return (
    <>
      <SegmentedButtons
        label={m.pattern}
        value={chosen ?? 'by-hand'}
        onChange={apply}
        options={[...choicesOf(patterns), { value: 'by-hand', label: m.byHand }]}
      />
      <FieldGrid>
        {PLACES.slice(0, places.length).map((number) => (
          <SelectField
            key={number}
            form={form}
            name={`place${number}`}
            label={`${m.tyreAt({ number })} (${positionText(places[number - 1]!)})`}
            options={choicesOf(POSITIONS)}
          />
        ))}
      </FieldGrid>
    </>
  );
}

/** Three depths of each tyre, by position. */
function Depths({ form, places }: { form: Form; places: readonly string[] }) {
  const unit = form.values.depth_unit === 'mm' ? 'mm' : '/32';
  return (
    <>
      <SegmentedButtons
        label={m.unit}
        value={form.values.depth_unit}
        onChange={(value) => form.set('depth_unit', value)}
        options={[
          { value: 'mm', label: 'mm' },
          { value: '1/32in', label: '1/32 in' },
        ]}
      />
      {PLACES.slice(0, places.length).map((number) => (
        <fieldset key={number} className={classes.depths}>
          <legend>{positionText(places[number - 1]!)}</legend>
          <NumberField form={form} name={`inner${number}`} label={m.inner} decimals unit={unit} />
          <NumberField form={form} name={`middle${number}`} label={m.middle} decimals unit={unit} />
          <NumberField form={form} name={`outer${number}`} label={m.outer} decimals unit={unit} />
        </fieldset>
      ))}
    </>
  );
}

const LABELS: Record<Side, string> = { inner: m.inner, middle: m.middle, outer: m.outer };

function problemsOf(values: EntryValues, kind: Kind, tyres: number): Problems<EntryValues> | null {
  if (!values.happened_on) return { message: m.dayRequired, fields: { happened_on: m.dayRequired } };
  const numbers = { max: 1_000_000, decimals: 3 };
  const shown = PLACES.slice(0, tyres);
  const twice = shown.find((place) =>
    shown.some((other) => other < place && placeIn(values, other) === placeIn(values, place)),
  );
  const problems: Record<string, string | null> = {
    mileage: wholeNumberProblem(m.mileage, values.mileage),
    distance: decimalProblem(m.distance, values.distance, numbers),
    hours: decimalProblem(m.hours, values.hours, numbers),
    sessions: decimalProblem(m.sessions, values.sessions, { max: 100_000, decimals: 0 }),
    ...(kind === 'rotation' && twice ? { [`place${twice}`]: m.twice } : {}),
    ...Object.fromEntries(
      shown.flatMap((place) =>
        SIDES.map((side) => [
          `${side}${place}`,
          decimalProblem(LABELS[side], values[`${side}${place}`], { max: 100, decimals: 2 }),
        ]),
      ),
    ),
  };
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
  const [first] = Object.values(fields);
  return first ? { message: first, fields } : null;
}

const placeIn = (values: EntryValues, place: Place): string => values[`place${place}`];

function bodyOf(values: EntryValues, kind: Kind, component_id: number, places: readonly string[]): usage.CreateEntry {
  const shown = PLACES.slice(0, places.length);
  const depths = shown.map((place) => ({
    position: places[place - 1]!,
    inner: numberOrNull(values[`inner${place}`]),
    middle: numberOrNull(values[`middle${place}`]),
    outer: numberOrNull(values[`outer${place}`]),
  }));
  const isUse = kind === 'use';
  return {
    ...{ component_id, kind, happened_on: values.happened_on, mileage: numberOrNull(values.mileage) },
    positions: kind === 'rotation' ? shown.map((place) => values[`place${place}`]) : null,
    depth_unit: kind === 'tread' ? values.depth_unit : null,
    depths: kind === 'tread' ? depths.filter((one) => SIDES.some((side) => one[side] !== null)) : null,
    distance: isUse ? numberOrNull(values.distance) : null,
    distance_unit: isUse ? roadUnit() : null,
    hours: isUse ? numberOrNull(values.hours) : null,
    sessions: isUse ? numberOrNull(values.sessions) : null,
    note: textOrNull(values.note),
  };
}
