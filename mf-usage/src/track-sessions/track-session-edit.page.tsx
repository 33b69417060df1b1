import type { usage } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import { mayHere, useLoaded, useLoadedForEditing, useMay } from '@carnet/mf-kit/data';
import { choicesOf, NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection, PageFrame } from '@carnet/mf-kit/pages';
import {
  CheckboxField,
  ChoiceField,
  KitForm,
  SaveActions,
  TextAreaField,
  TextField,
  textOrNull,
  useEditing,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { type Component, componentChoicesQuery, KINDS } from '../components';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { TRACK_SESSION, type TrackSession, trackSessionQuery } from './track-sessions.queries';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

const COUNTS = { mounted: m.countsMounted, chosen: m.countsChosen, nothing: m.countsNothing };

type Values = { track: string; note: string; odometer_ran: boolean; counts: keyof typeof COUNTS } & {
  [Name in `component${number}`]: boolean;
};

export default function TrackSessionEditPage() {
  const id = Number(useParams().id);
  const session = useLoadedForEditing(trackSessionQuery(id));
  const components = useLoaded(componentChoicesQuery());
  const back = { to: paths.trackSessions(), label: m.title };
  if (!session.data) return <NotYet of={session} missing={<NotFoundState text={m.notFound} back={back} />} />;
  if (!components.data) return <NotYet of={components} />;
  return <EditForm key={id} session={session.data} components={components.data} />;
}

/** Components of the session and all that are not retired, those on the car first. */
function offered({ vehicle_id, component_ids }: TrackSession, components: readonly Component[]): Component[] {
  const isOn = ({ fitted }: Component) => fitted.some((one) => one.vehicle_id === vehicle_id);
  return components
    .filter((one) => one.retired_on === null || component_ids?.includes(one.id))
    .toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)));
}

function EditForm({ session, components }: { session: TrackSession; components: readonly Component[] }) {
  const { save, onSaved } = useEditing(TRACK_SESSION, session, paths.trackSession);
  const page = paths.trackSession(session.id);
  const { whole } = useMay();
  const choices = offered(session, components);
  const form = useKitForm<Values, TrackSession>({
    initial: valuesOf(session, choices),
    fallback: m.notSaved,
    validate: () => null,
    save: (values) => save(bodyOf(values, choices)),
    onSaved,
    subject: `track-session ${session.id}`,
  });
  return (
    <PageFrame
      title={m.edit}
      subtitle={formatDate(session.driven_on)}
      width="narrow"
      back={{ to: page, label: session.track ?? m.session }}
    >
      <KitForm form={form} label={m.edit}>
        <FormSection title={m.about}>
          <FieldGrid>
            <TextField form={form} name="track" label={m.track} maxLength={200} />
          </FieldGrid>
          <TextAreaField form={form} name="note" label={m.note} maxLength={5_000} />
        </FormSection>
        <FormSection title={m.wear}>
          <CheckboxField form={form} name="odometer_ran" label={m.odometerRan} hint={m.odometerRanHint} />
          {whole && <ChoiceField form={form} name="counts" label={m.counts} options={choicesOf(COUNTS)} />}
          {whole && form.values.counts === 'chosen' && (
            <fieldset className={classes.chosen}>
              <legend>{m.countsChosen}</legend>
              {choices.length === 0 && <p className={classes.hint}>{m.noComponents}</p>}
              {choices.map((one) => (
                <CheckboxField key={one.id} form={form} name={`component${one.id}`} label={labelOf(one)} />
              ))}
            </fieldset>
          )}
        </FormSection>
        <SaveActions form={form} label={m.update} cancelTo={page} />
      </KitForm>
    </PageFrame>
  );
}

const labelOf = ({ name, kind, fitted }: Component): string =>
  [name, KINDS[kind], fitted[0] && vehicleName(fitted[0])].filter(Boolean).join(' · ');

function valuesOf({ track, note, odometer_ran, component_ids }: TrackSession, choices: readonly Component[]): Values {
  const counts = component_ids === null ? 'mounted' : component_ids.length > 0 ? 'chosen' : 'nothing';
  return {
    ...{ track: track ?? '', note: note ?? '', odometer_ran, counts },
    ...Object.fromEntries(choices.map(({ id }) => [`component${id}`, component_ids?.includes(id) ?? false])),
  };
}

function bodyOf(values: Values, choices: readonly Component[]): usage.UpdateTrackSession {
  const { track, note, odometer_ran, counts } = values;
  const chosen = choices.flatMap(({ id }) => (values[`component${id}`] ? [id] : [])).toSorted((a, b) => a - b);
  return {
    ...{ track: textOrNull(track.trim()), note: textOrNull(note), odometer_ran },
    ...(mayHere().whole && { component_ids: { mounted: null, chosen, nothing: [] }[counts] }),
  };
}
