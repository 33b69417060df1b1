import { Button, choicesOf } from '@carnet/mf-kit/ui';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  DateField,
  KitForm,
  type KitFormState,
  MoneyField,
  NumberField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import {
  asksDecade,
  componentForm,
  type ComponentValues,
  PLACES,
  sourcesIn,
  withCount,
  withTemplate,
} from './component-form.schema';
import { KINDS, POSITIONS, SEASONS } from './component.words';
import type { Component } from './components.queries';
import { templatesOf } from './templates.rules';
import classes from './components.module.css';
import * as words from '../messages/component-words';
import * as m from '../messages/component-form';

interface ComponentFormProps {
  initial: ComponentValues;
  /** Name of the part that is, or will be, linked. */
  partName?: string | null;
  save: (values: ComponentValues) => Promise<Component>;
  onSaved: (component: Component) => void;
  cancelTo: string;
}

type Form = KitFormState<ComponentValues>;

/** Fields of a set of tyres or another component. */
export function ComponentForm({ cancelTo, partName, ...options }: ComponentFormProps) {
  const form = useKitForm<ComponentValues, Component>({
    ...options,
    fallback: words.notSaved,
    validate: componentForm.problems,
  });
  const isTyres = form.values.kind === 'tyres';
  return (
    <KitForm form={form} label={isTyres ? words.tyres : m.form}>
      <FormSection title={m.what}>
        <FieldGrid>
          {options.initial.part_id && (
            <SelectField
              form={form}
              name="part_id"
              label={m.part}
              hint={m.partHint}
              empty={m.noPart}
              options={[{ value: options.initial.part_id, label: partName ?? m.part }]}
            />
          )}
          <TextField form={form} name="name" label={m.name} required maxLength={200} />
          {isTyres ? (
            <TextField form={form} name="size" label={m.size} hint={m.sizeHint} maxLength={100} />
          ) : (
            <SelectField
              form={form}
              name="kind"
              label={m.kind}
              required
              options={choicesOf(KINDS).filter(({ value }) => value !== 'tyres')}
            />
          )}
          <TextField form={form} name="maker" label={m.maker} maxLength={200} />
          {isTyres ? (
            <SelectField form={form} name="season" label={m.season} empty={m.noSeason} options={choicesOf(SEASONS)} />
          ) : (
            <TextField form={form} name="number" label={m.number} maxLength={200} />
          )}
        </FieldGrid>
      </FormSection>
      {isTyres && <TyreFields form={form} />}
      <FormSection title={m.history}>
        <FieldGrid>
          <DateField form={form} name="made_on" label={m.madeOn} />
          <DateField form={form} name="first_used_on" label={m.firstUsedOn} />
          <DateField form={form} name="bought_on" label={m.boughtOn} />
          {!form.values.part_id && (
            <MoneyField form={form} name="price" label={m.price} hint={m.priceHint} currencyName="currency" />
          )}
          <TextField form={form} name="stored_at" label={m.storedAt} maxLength={200} />
          <DateField form={form} name="retired_on" label={m.retiredOn} />
        </FieldGrid>
        <TextAreaField form={form} name="note" label={m.note} maxLength={5_000} />
      </FormSection>
      <LimitFields form={form} />
      <SaveActions form={form} label={m.save} cancelTo={cancelTo} />
    </KitForm>
  );
}

/** Number of tyres, with position and DOT code of each, and the decade for a three-digit code. */
function TyreFields({ form }: { form: Form }) {
  const counted: Form = {
    ...form,
    set: (_, count) => form.setAll(withCount(form.values, Number(count))),
  };
  return (
    <FormSection title={m.theTyres}>
      <SelectField
        form={counted}
        name="count"
        label={m.howMany}
        options={PLACES.map((count) => ({ value: String(count), label: String(count) }))}
      />
      {PLACES.slice(0, Number(form.values.count)).map((number) => (
        <FieldGrid key={number}>
          <SelectField
            form={form}
            name={`position${number}`}
            label={m.tyreAt({ number })}
            options={choicesOf(POSITIONS)}
          />
          <TextField
            form={form}
            name={`dot${number}`}
            label={m.dotOf({ number })}
            hint={number === 1 ? m.dotHint : undefined}
            maxLength={40}
          />
          {asksDecade(form.values[`dot${number}`]) && (
            <SelectField
              form={form}
              name={`decade${number}`}
              label={m.decadeOf({ number })}
              hint={m.decadeHint}
              empty="–"
              options={[
                { value: '1980', label: m.eighties },
                { value: '1990', label: m.nineties },
              ]}
            />
          )}
        </FieldGrid>
      ))}
    </FormSection>
  );
}

/** Limits by kind. A template fills in values with their source. */
function LimitFields({ form }: { form: Form }) {
  const { kind, distance_unit, tread_unit } = form.values;
  const templates = templatesOf(kind);
  const sources = sourcesIn(form.values);
  const by = (limit: string) => sources[limit] && `${m.source} ${sources[limit]}`;
  return (
    <FormSection title={m.limits}>
      <p className={classes.hint}>{m.limitsHint}</p>
      {templates.length > 0 && (
        <div className={classes.templates} role="group" aria-label={m.template}>
          {templates.map((template) => (
            <Button key={template.source} size="sm" onClick={() => form.setAll(withTemplate(form.values, template))}>
              {template.source}
            </Button>
          ))}
        </div>
      )}
      <FieldGrid>
        {kind === 'tyres' && (
          <NumberField
            form={form}
            name="limit_tread"
            label={m.limitTread}
            decimals
            unit={tread_unit === 'mm' ? 'mm' : '/32'}
            hint={by('tread')}
          />
        )}
        <NumberField form={form} name="limit_years" label={m.limitYears} decimals hint={by('age')} />
        <NumberField form={form} name="limit_distance" label={m.limitDistance} decimals unit={distance_unit} />
        <DateField form={form} name="limit_label" label={m.limitLabel} hint={by('label')} />
        <NumberField form={form} name="limit_hours" label={m.limitHours} decimals unit="h" />
        <NumberField form={form} name="limit_sessions" label={m.limitSessions} />
      </FieldGrid>
    </FormSection>
  );
}
