import {
  OWNERSHIP_CHAPTER_LOCATION_MAX_LENGTH,
  OWNERSHIP_CHAPTER_NOTES_MAX_LENGTH,
  OWNERSHIP_CHAPTER_OWNER_NAME_MAX_LENGTH,
} from '@carnet/contracts/garage';
import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { choicesOf } from '@carnet/mf-kit/ui';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  KitForm,
  KnownDateField,
  MoneyField,
  MileageField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { chapterProblems, type ChapterValues } from './chapter-form.schema';
import type { Chapter } from './provenance.queries';
import { ACQUISITIONS } from './provenance.words';
import * as m from '../messages/provenance-form';
import * as kinds from '../messages/provenance-kinds';
import * as errors from '../messages/provenance';

interface ChapterFormProps {
  vehicleId: number;
  initial: ChapterValues;
  /** Unit of the vehicle's odometer. */
  unit: OdometerUnit;
  submitLabel: string;
  cancelTo: string;
  save: (values: ChapterValues) => Promise<Chapter>;
  onSaved: (chapter: Chapter) => void;
  /** Photos and papers to attach to a new chapter. */
  files?: ReactNode;
  /** Photos and papers of an existing chapter, below the form. */
  below?: ReactNode;
}

const OWNERS = { me: kinds.you, named: m.someone, withheld: kinds.nameWithheld };

/** Fields of an ownership chapter. The page sends the requests. */
export function ChapterForm({ vehicleId, initial, unit, ...others }: ChapterFormProps) {
  const { submitLabel, cancelTo, files, below, ...props } = others;
  const form = useKitForm({ initial, validate: chapterProblems, fallback: errors.saveOwnerFailed, ...props });
  return (
    <>
      <KitForm form={form} label={m.owner}>
        <FormSection title={m.whoHadIt}>
          <ChoiceField
            form={form}
            name="owned_by"
            label={m.owner}
            required
            options={choicesOf(OWNERS)}
            hint={form.values.owned_by === 'withheld' ? m.nothingStored : undefined}
          />
          {form.values.owned_by === 'named' && (
            <TextField
              form={form}
              name="owner_name"
              label={m.name}
              required
              maxLength={OWNERSHIP_CHAPTER_OWNER_NAME_MAX_LENGTH}
              placeholder={m.forExampleName}
            />
          )}
          <FieldGrid>
            <KnownDateField form={form} name="from_date" label={m.from} hint={m.fromHint} />
            <KnownDateField form={form} name="to_date" label={m.to} hint={m.toHint} />
            <FieldGrid.Wide>
              <TextField
                form={form}
                name="location"
                label={m.location}
                maxLength={OWNERSHIP_CHAPTER_LOCATION_MAX_LENGTH}
                placeholder={m.forExampleLocation}
              />
            </FieldGrid.Wide>
          </FieldGrid>
        </FormSection>
        <FormSection title={m.howItCame}>
          <FieldGrid>
            <SelectField
              form={form}
              name="acquired"
              label={m.acquired}
              empty={m.notSaid}
              options={choicesOf(ACQUISITIONS)}
            />
            <MoneyField form={form} name="price" label={m.price} currencyName="currency" />
            <MileageField
              form={form}
              name="mileage"
              label={m.mileage}
              unit={unit}
              hint={m.mileageHint}
              vehicleId={form.values.from_date === '' ? null : vehicleId}
              day={form.values.from_date}
              stored={initial.mileage}
            />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.inYourWords}>
          <TextAreaField
            form={form}
            name="notes"
            label={m.notes}
            rows={3}
            maxLength={OWNERSHIP_CHAPTER_NOTES_MAX_LENGTH}
            placeholder={m.forExampleNotes}
          />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </>
  );
}
