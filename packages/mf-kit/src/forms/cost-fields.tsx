import * as m from '../messages/forms';
import { convertedLabel, type CostValues, isConverted } from './cost';
import { type FormWith, MoneyField } from './fields';
import type { KitForm } from './use-kit-form';

interface CostFieldsProps {
  form: FormWith<keyof CostValues>;
  label: string;
}

/** A cost with its currency; of a foreign one also what it was in the person's, where they give a rate. */
export function CostFields({ form: given, label }: CostFieldsProps) {
  // Fields read and set one value, and a form with such values can do that.
  const form = given as unknown as KitForm<CostValues>;
  return (
    <>
      <MoneyField form={form} name="cost" label={label} currencyName="currency" />
      {isConverted(form.values) && (
        <MoneyField
          form={form}
          name="converted_cost"
          label={convertedLabel(form.values)}
          hint={m.byYourRate}
          currency={form.values.converted_currency}
        />
      )}
    </>
  );
}
