import * as m from '../messages/forms';
import { convertedLabel, type CostValues, isConverted } from './cost';
import { type FormWith, MoneyField } from './fields';
import type { KitForm } from './use-kit-form';

interface CostFieldsProps {
  form: FormWith<keyof CostValues>;
  label: string;
}

/** The fields of a cost: amount and currency. For a foreign currency also the amount in the person's currency, if they give a rate. */
export function CostFields({ form: given, label }: CostFieldsProps) {
  // Safe: the fields read and set single values, and every form with these values allows that.
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
