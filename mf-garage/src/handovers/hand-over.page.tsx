import {
  Button,
  FormActions,
  FormSection,
  Notice,
  NotFoundState,
  NotYet,
  PageFrame,
  PageSkeleton,
  Section,
  useLoaded,
  useNavigate,
  useParams,
  useQueryClient,
} from '@carnet/mf-kit';
import { CheckboxField, KitForm, type KitFormState, type Problems, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { FiguresList } from './figures-list';
import classes from './handovers.module.css';
import { figuresQuery, handoversChanged, handoversQuery, offerVehicle, papersQuery } from './handovers.queries';
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
}

const problemsOf = ({ email }: OfferValues): Problems<OfferValues> | null =>
  email.trim() ? null : { message: m.emailRequired, fields: { email: m.emailRequired } };

function Offer({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const figures = useLoaded(figuresQuery(vehicle.id));
  const [withheld, setWithheld] = useState<ReadonlySet<number>>(new Set());
  const form = useKitForm<OfferValues, unknown>({
    initial: { email: '', with_costs: true, with_notes: true },
    validate: problemsOf,
    fallback: m.offerFailed,
    save: ({ email, with_costs, with_notes }) =>
      offerVehicle({
        ...{ vehicle_id: vehicle.id, email: email.trim(), with_costs, with_notes },
        without_papers: [...withheld],
      }),
    onSaved: () => {
      void handoversChanged(queries);
      navigate(paths.handovers());
    },
  });
  return (
    <>
      <Section title={m.whatGoes}>
        {figures.data ? (
          <FiguresList figures={figures.data} papersWithheld={withheld.size} />
        ) : (
          <NotYet of={figures} waiting={<PageSkeleton shape="sheet" label={m.loading} />} />
        )}
      </Section>
      <KitForm form={form} label={m.handOver}>
        <FormSection title={m.toWhom}>
          <TextField form={form} name="email" type="email" label={m.email} hint={m.emailHint} required />
        </FormSection>
        <Choices form={form} />
        <Papers vehicleId={vehicle.id} withheld={withheld} onChange={setWithheld} />
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
          <Button type="submit" variant="primary" busy={form.busy}>
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
  vehicleId: number;
  withheld: ReadonlySet<number>;
  onChange: (withheld: ReadonlySet<number>) => void;
}

/** Papers of the vehicle; one that is not chosen stays. */
function Papers({ vehicleId, withheld, onChange }: PapersProps) {
  const papers = useLoaded(papersQuery(vehicleId));
  if (papers.error && !papers.data) return <Notice tone="warn">{m.papersFailed}</Notice>;
  if (!papers.data || papers.data.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(withheld);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <FormSection title={m.papersThatGo} note={m.papersNote}>
      <ul className={classes.papers}>
        {papers.data.map(({ id, title, name }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={!withheld.has(id)} onChange={() => toggle(id)} />
              <span>{title ?? name}</span>
            </label>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
