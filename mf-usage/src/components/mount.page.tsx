import type { usage } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import { mayHere, useLoaded, useLoadedFresh, useQueryClient } from '@carnet/mf-kit/data';
import { EmptyState, FormSkeleton, choicesOf, NotYet } from '@carnet/mf-kit/ui';
import { useNavigate, useSearchParams } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection, PageFrame, preselected } from '@carnet/mf-kit/pages';
import {
  CheckboxField,
  DateField,
  KitForm,
  type KitFormState,
  MileageField,
  numberOrNull,
  type Problems,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  textOrNull,
  useKitForm,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import { NoVehicles, unitOfVehicle, vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PLACES } from './component-form.schema';
import { POSITIONS } from './component.words';
import {
  type Component,
  componentChoicesQuery,
  componentLived,
  type Fitment,
  lifeQuery,
  mount,
} from './components.queries';
import * as common from '../messages/common';
import * as m from '../messages/component-actions';

type Position = usage.TyreView['position'];

type MountValues = {
  component_id: string;
  vehicle_id: string;
  from_on: string;
  from_mileage: string;
  position: string;
  takes_off: boolean;
  note: string;
} & { [Name in `place${(typeof PLACES)[number]}`]: Position };

/** Mounts a component on a vehicle. The URL may name either. */
export default function MountPage() {
  const [params] = useSearchParams();
  const components = useLoaded(componentChoicesQuery());
  const vehicles = useLoaded(vehicleChoicesQuery());
  const id = Number(params.get('component_id'));
  const life = useLoadedFresh(lifeQuery(id), id > 0);
  if (!components.data) return <NotYet of={components} waiting={<FormSkeleton />} />;
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  if (components.data.length === 0) return <EmptyState title={m.nothingToMount} />;
  if (id > 0 && !life.isFetched) return <FormSkeleton />;
  const component = components.data.find((one) => one.id === id);
  const vehicle = preselected(vehicles.data, params.get('vehicle_id') ?? '');
  return (
    <MountForm
      components={components.data}
      vehicles={vehicleOptions(vehicles.data)}
      initial={{
        ...{ component_id: component ? String(id) : '', vehicle_id: vehicle ? String(vehicle.id) : '' },
        ...{ from_on: today(), from_mileage: '', position: '', takes_off: mayHere().touch, note: '' },
        ...placesIn(life.data?.places ?? homeOf(component)),
      }}
    />
  );
}

/** Last position of each tyre. Positions beyond the set's number have no field. */
const placesIn = (places: readonly string[]) =>
  Object.fromEntries(PLACES.map((place) => [`place${place}`, places[place - 1] ?? places[0] ?? 'front'])) as Pick<
    MountValues,
    `place${(typeof PLACES)[number]}`
  >;

const homeOf = (component: Component | undefined): string[] => component?.tyres?.map(({ position }) => position) ?? [];

interface MountFormProps {
  components: readonly Component[];
  vehicles: readonly VehicleOption[];
  initial: MountValues;
}

type Form = KitFormState<MountValues>;

function MountForm({ components, vehicles, initial }: MountFormProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useKitForm<MountValues, Fitment>({
    initial,
    validate: problemsOf,
    save: (values) => mount(bodyOf(values, chosenOf(components, values))),
    onSaved: ({ component_id }) => {
      void componentLived(queries, component_id);
      navigate(paths.component(component_id));
    },
    fallback: m.required,
  });
  const { values } = form;
  const chosen = chosenOf(components, values);
  const withPlaces: Form = {
    ...form,
    set: (_, id) => {
      const home = homeOf(components.find((one) => String(one.id) === id));
      form.setAll({ component_id: id as string, ...placesIn(home) });
    },
  };
  const free = components.filter(({ id, fitted, retired_on }) => id === chosen?.id || (!fitted[0] && !retired_on));
  const back = chosen ? paths.component(chosen.id) : paths.tyres();
  return (
    <PageFrame title={m.mountTitle} width="narrow" back={{ to: back, label: chosen?.name ?? m.component }}>
      <KitForm form={form} label={m.mountTitle}>
        <FormSection title={m.mountTitle}>
          <FieldGrid>
            <SelectField
              form={withPlaces}
              name="component_id"
              label={m.component}
              required
              empty={m.selectComponent}
              options={free.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectField
              form={form}
              name="vehicle_id"
              label={common.vehicle}
              required
              empty={m.selectVehicle}
              options={vehicles}
            />
            <DateField form={form} name="from_on" label={common.date} required />
            <MileageField
              form={form}
              name="from_mileage"
              label={m.mileage}
              unit={unitOfVehicle(vehicles, values.vehicle_id)}
              vehicleId={values.vehicle_id}
              day={values.from_on}
              hint={m.mileageHint}
            />
            {chosen && !chosen.tyres && (
              <TextField form={form} name="position" label={m.position} hint={m.positionHint} maxLength={100} />
            )}
          </FieldGrid>
          {chosen?.tyres && (
            <FieldGrid>
              {PLACES.slice(0, chosen.tyres.length).map((number) => (
                <SelectField
                  key={number}
                  form={form}
                  name={`place${number}`}
                  label={m.tyreAt({ number })}
                  options={choicesOf(POSITIONS)}
                />
              ))}
            </FieldGrid>
          )}
          {mayHere().touch && <CheckboxField form={form} name="takes_off" label={m.takesOff} hint={m.takesOffHint} />}
          <TextAreaField form={form} name="note" label={m.note} maxLength={5_000} />
        </FormSection>
        <SaveActions form={form} label={m.save} cancelTo={back} />
      </KitForm>
    </PageFrame>
  );
}

const chosenOf = (components: readonly Component[], { component_id }: MountValues): Component | undefined =>
  components.find(({ id }) => String(id) === component_id);

function problemsOf(values: MountValues): Problems<MountValues> | null {
  const { component_id, vehicle_id, from_on, from_mileage } = values;
  const missing = {
    ...(!component_id && { component_id: m.selectComponent }),
    ...(!vehicle_id && { vehicle_id: m.selectVehicle }),
    ...(!from_on && { from_on: m.dayRequired }),
  };
  if (Object.keys(missing).length > 0) return { message: m.required, fields: missing };
  const wrong = wholeNumberProblem(m.mileage, from_mileage);
  return wrong ? { message: wrong, fields: { from_mileage: wrong } } : null;
}

function bodyOf(values: MountValues, component: Component | undefined): usage.CreateFitment {
  const position = textOrNull(values.position.trim());
  const places = PLACES.slice(0, component?.tyres?.length ?? 0).map((place) => values[`place${place}`]);
  return {
    component_id: Number(values.component_id),
    vehicle_id: Number(values.vehicle_id),
    positions: component?.tyres ? places : position === null ? [] : [position],
    from_on: values.from_on,
    from_mileage: numberOrNull(values.from_mileage),
    takes_off: values.takes_off,
    note: textOrNull(values.note),
  };
}
