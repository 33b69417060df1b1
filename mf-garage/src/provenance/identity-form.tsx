import {
  IDENTITY_AS_BUILT_MAX_LENGTH,
  IDENTITY_AS_FITTED_MAX_LENGTH,
  IDENTITY_NAME_MAX_LENGTH,
  IDENTITY_NOTE_MAX_LENGTH,
} from '@carnet/contracts/garage';
import { choicesOf } from '@carnet/mf-kit/ui';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import { ChoiceField, KitForm, SaveActions, TextAreaField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { identityProblems, type IdentityValues } from './identity-form.schema';
import type { Identity } from './provenance.queries';
import { IDENTITY_KINDS } from './provenance.words';
import * as m from '../messages/provenance-form';
import * as errors from '../messages/provenance';

interface IdentityFormProps {
  initial: IdentityValues;
  submitLabel: string;
  cancelTo: string;
  save: (values: IdentityValues) => Promise<Identity>;
  onSaved: (identity: Identity) => void;
  /** Photos and papers to attach to a new number. */
  files?: ReactNode;
  /** Photos and papers of an existing number, below the form. */
  below?: ReactNode;
}

/** Fields of a number. The page sends the requests. */
export function IdentityForm({ initial, submitLabel, cancelTo, files, below, ...props }: IdentityFormProps) {
  const form = useKitForm({ initial, validate: identityProblems, fallback: errors.saveNumberFailed, ...props });
  return (
    <>
      <KitForm form={form} label={m.number}>
        <FormSection title={m.theNumber}>
          <ChoiceField form={form} name="kind" label={m.part} required options={choicesOf(IDENTITY_KINDS)} />
          {form.values.kind === 'other' && (
            <TextField
              form={form}
              name="name"
              label={m.whichPart}
              required
              maxLength={IDENTITY_NAME_MAX_LENGTH}
              placeholder={m.forExamplePart}
            />
          )}
          <FieldGrid>
            <TextField
              form={form}
              name="as_built"
              label={m.asBuilt}
              hint={m.asBuiltHint}
              maxLength={IDENTITY_AS_BUILT_MAX_LENGTH}
            />
            <TextField
              form={form}
              name="as_fitted"
              label={m.asFitted}
              hint={m.asFittedHint}
              maxLength={IDENTITY_AS_FITTED_MAX_LENGTH}
            />
          </FieldGrid>
          <TextAreaField
            form={form}
            name="note"
            label={m.note}
            rows={2}
            maxLength={IDENTITY_NOTE_MAX_LENGTH}
            placeholder={m.forExampleNote}
          />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </>
  );
}
