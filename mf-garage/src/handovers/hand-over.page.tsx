import { useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice, NotFoundState, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { useNavigate, useParams } from '@carnet/mf-kit/federation';
import { FormActions, FormSection, PageFrame, Section } from '@carnet/mf-kit/pages';
import { CheckboxField, KitForm, type KitFormState, type Problems, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { FiguresList } from './figures-list';
import classes from './handovers.module.css';
import {
  figuresQuery,
  handoversChanged,
  handoversQuery,
  offerVehicle,
  papersQuery,
  useMovedVehicles,
} from './handovers.queries';
import { OfferNotice } from './offer-notice';
import * as m from '../messages/handovers';

export default function HandOverPage() {
  const vehicle = useLoaded(vehicleQuery(Number(useParams().id)));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.vehicleNotFound} back={{ to: paths.vehicles(), label: m.vehicles }} />}
      />
    );
  return <HandOver vehicle={vehicle.data} />;
}

function HandOver({ vehicle }: { vehicle: Vehicle }) {
  const name = vehicleName(vehicle);
  const offers = useLoaded(handoversQuery());
  useMovedVehicles(offers.data);
  const open = offers.data?.find(
    ({ side, state, vehicle_id }) =>
      side === 'giving' && vehicle_id === vehicle.id && (state === 'offered' || state === 'moving'),
  );
  return (
    <PageFrame
      title={m.handOver}
      tabTitle={m.handOverVehicle({ vehicle: name })}
      subtitle={m.subtitle}
      back={{ to: paths.vehicle(vehicle.id), label: name }}
      actions={<Button to={paths.handovers()}>{m.allHandovers}</Button>}
    >
      {open ? <OfferNotice offer={open} /> : <Offer vehicle={vehicle} />}
    </PageFrame>
  );
}

interface OfferValues {
  email: string;
  with_costs: boolean;
  with_notes: boolean;
  without_papers: number[];
}

const problemsOf = ({ email }: OfferValues): Problems<OfferValues> | null =>
  email.trim() ? null : { message: m.emailRequired, fields: { email: m.emailRequired } };

function Offer({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const figures = useLoaded(figuresQuery(vehicle.id));
  const papers = useLoaded(papersQuery(vehicle.id));
  const form = useKitForm<OfferValues, unknown>({
    initial: { email: '', with_costs: true, with_notes: true, without_papers: [] },
    validate: problemsOf,
    fallback: m.offerFailed,
    save: ({ email, ...choices }) => offerVehicle({ vehicle_id: vehicle.id, email: email.trim(), ...choices }),
    onSaved: () => {
      void handoversChanged(queries);
      navigate(paths.handovers());
    },
  });
  return (
    <>
      <Section title={m.whatGoes}>
        {figures.data ? (
          <FiguresList figures={figures.data} papersWithheld={form.values.without_papers.length} />
        ) : (
          <NotYet of={figures} waiting={<PageSkeleton shape="sheet" label={m.loading} />} />
        )}
      </Section>
      <KitForm form={form} label={m.handOver}>
        <FormSection title={m.toWhom}>
          <TextField form={form} name="email" type="email" label={m.email} hint={m.emailHint} required />
        </FormSection>
        <Choices form={form} />
        {papers.data ? (
          <Papers form={form} papers={papers.data} />
        ) : (
          <NotYet of={papers} waiting={<PageSkeleton shape="sheet" label={m.loading} />} />
        )}
        <div className={classes.warning}>
          <Notice tone="warn" title={m.forGood}>
            <p>{m.forGoodText}</p>
            <p>{m.keepFirst}</p>
            <p className={classes.ways}>
              <Button size="sm" to={paths.dossiers(vehicle.id)}>
                {m.makeDossier}
              </Button>
              <Button size="sm" to={paths.passports(vehicle.id)}>
                {m.makePassport}
              </Button>
            </p>
          </Notice>
        </div>
        <FormActions>
          <Button to={paths.vehicle(vehicle.id)}>{m.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy} disabled={!papers.data}>
            {m.sendOffer}
          </Button>
        </FormActions>
      </KitForm>
    </>
  );
}

function Choices({ form }: { form: KitFormState<OfferValues> }) {
  return (
    <FormSection title={m.choices} note={m.choicesNote}>
      <CheckboxField form={form} name="with_costs" label={m.withCosts} hint={m.withCostsHint} />
      <CheckboxField form={form} name="with_notes" label={m.withNotes} hint={m.withNotesHint} />
    </FormSection>
  );
}

interface PapersProps {
  form: KitFormState<OfferValues>;
  papers: readonly { id: number; title: string | null; name: string }[];
}

/** Papers of the vehicle. Papers that are not ticked are not handed over. */
function Papers({ form, papers }: PapersProps) {
  const { without_papers: staying } = form.values;
  if (papers.length === 0) return null;
  const toggle = (id: number): void =>
    form.set('without_papers', staying.includes(id) ? staying.filter((one) => one !== id) : [...staying, id]);
  return (
    <FormSection title={m.papersThatGo} note={m.papersNote}>
      <ul className={classes.papers}>
        {papers.map(({ id, title, name }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={!staying.includes(id)} onChange={() => toggle(id)} />
              <span>{title ?? name}</span>
            </label>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
