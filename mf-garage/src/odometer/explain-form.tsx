import { ODOMETER_CHAPTER_EVIDENCE_MAX_LENGTH } from '@carnet/contracts/garage';
import { today } from '@carnet/mf-kit/formats';
import { useQueryClient } from '@carnet/mf-kit/data';
import { Button, useLeaveDialog } from '@carnet/mf-kit/ui';
import {
  asText,
  ChoiceField,
  DateField,
  KitForm,
  type KitFormState,
  MileageField,
  NumberField,
  SelectField,
  TextAreaField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { garageChanged } from '../shared';
import {
  chapterBody,
  daysOf,
  type Explanation,
  explainProblems,
  type ExplainValues,
  hasSpan,
  initialOf,
  needsDay,
  type Subject,
  WAYS,
} from './explain.schema';
import classes from './odometer.module.css';
import { createChapter, type Odometer, type Reading } from './odometer.queries';
import { mileageOn, readingText, unitOn } from './odometer.words';
import * as m from '../messages/odometer-form';
import * as errors from '../messages/odometer';

interface ExplainFormProps {
  ways: readonly Explanation[];
  before?: Reading;
  after?: Reading;
  odometer: Odometer;
  /** Switches to the form that adds a reading. */
  onAdd: () => void;
  onClose: () => void;
}

/** Form that explains a finding, corrects a reading, or records a change of the instrument. */
export function ExplainForm({ ways, before, after, odometer, onAdd, onClose }: ExplainFormProps) {
  const queries = useQueryClient();
  const leave = useLeaveDialog();
  const subject: Subject = { vehicleId: odometer.vehicle_id, before, after, today: today() };
  const told = (reading: Reading) => readingText(odometer, reading);
  const form = useKitForm({
    initial: initialOf(ways, subject),
    validate: explainProblems,
    subject: ['chapter', nameOf(before), nameOf(after)].join(' '),
    save: (values) => createChapter(chapterBody(values, subject)),
    onSaved: () => {
      onClose();
      void garageChanged(queries);
    },
    fallback: errors.saveExplanationFailed,
  });
  const { way } = form.values;
  const choose: typeof form.set = (name, value) => {
    if (name === 'way' && value === 'reading') return leave(onAdd);
    form.setAll({ [name]: value, ...(name === 'way' && daysOf(String(value), subject)) });
  };
  return (
    <KitForm form={form} label={m.explanation}>
      {after && (
        <p className={classes.subject}>
          {before ? m.oneThenTheOther({ before: told(before), after: told(after) }) : told(after)}
        </p>
      )}
      <SelectField
        form={{ ...form, set: choose }}
        name="way"
        label={m.whatHappened}
        required
        empty={m.choose}
        options={ways.map((value) => ({ value, label: WAYS[value].label }))}
        hint={way ? WAYS[way as Explanation].hint : undefined}
      />
      {way !== '' && (
        <>
          <WayFields form={form} subject={subject} odometer={odometer} />
          <TextAreaField
            form={form}
            name="evidence"
            label={m.howDoYouKnow}
            rows={2}
            maxLength={ODOMETER_CHAPTER_EVIDENCE_MAX_LENGTH}
            placeholder={m.forExampleEvidence}
          />
        </>
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.saving : m.saveExplanation}
        </Button>
        <Button onClick={() => leave(onClose)} disabled={form.busy}>
          {m.cancel}
        </Button>
      </div>
    </KitForm>
  );
}

const nameOf = (reading?: Reading): string => (reading ? `${reading.source} ${reading.id}` : '');

interface WayFieldsProps {
  form: KitFormState<ExplainValues>;
  subject: Subject;
  odometer: Odometer;
}

function WayFields({ form, subject, odometer }: WayFieldsProps) {
  const unit = unitOn(odometer, form.values.from_date);
  const before = form.values.unit_before || unit;
  const { way } = form.values;
  if (way === 'typing-error') return <TypingError form={form} subject={subject} odometer={odometer} />;
  if (!needsDay(way)) return null;
  return (
    <>
      <div className={classes.pair}>
        <DateField form={form} name="from_date" label={hasSpan(way) ? m.from : m.day} required />
        {hasSpan(way) && <DateField form={form} name="to_date" label={m.to} hint={m.noneWhileItLasts} />}
      </div>
      {way === 'replaced' && (
        <div className={classes.pair}>
          <NumberField form={form} name="last_value" label={m.oldShowedLast} unit={before} />
          <NumberField form={form} name="first_value" label={m.newShowedFirst} unit={unit} required />
        </div>
      )}
      {(way === 'replaced' || way === 'unit-changed') && (
        <SelectField
          form={form}
          name="unit_before"
          label={m.untilThenItCounted}
          required={way === 'unit-changed'}
          empty={way === 'replaced' ? m.theSameUnit : m.choose}
          options={[
            { value: 'mi', label: m.miles },
            { value: 'km', label: m.kilometers },
          ]}
        />
      )}
    </>
  );
}

function TypingError({ form, subject: { before, after }, odometer }: WayFieldsProps) {
  const of = form.values.which === 'before' ? before : after;
  return (
    <>
      {before && after && (
        <ChoiceField
          form={form}
          name="which"
          label={m.whichIsWrong}
          options={[
            { value: 'before', label: mileageOn(odometer, before.value, before.read_on) },
            { value: 'after', label: mileageOn(odometer, after.value, after.read_on) },
          ]}
        />
      )}
      <MileageField
        form={form}
        name="corrected_value"
        label={m.theRightValue}
        unit={of ? unitOn(odometer, of.read_on) : odometer.odometer_unit}
        vehicleId={of && odometer.vehicle_id}
        day={of?.read_on}
        stored={asText(of?.value)}
        hint={of && m.insteadOf({ mileage: mileageOn(odometer, of.value, of.read_on) })}
      />
      {of?.source === 'service-event' && <p className={classes.note}>{m.eventKeeps}</p>}
    </>
  );
}
