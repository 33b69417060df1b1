import { formatMoney } from '@carnet/mf-kit/formats';
import { CheckboxField, type KitFormState, moneyText } from '@carnet/mf-kit/forms';
import type { Document } from './documents.queries';
import type { EntryValues } from './event-entry.schema';
import { costBeside, keyOfRead, partRead } from './read-paper.rules';
import * as m from '../messages/document-event';
import classes from './event-entry.module.css';

interface ReadPartsProps {
  form: KitFormState<EntryValues>;
  document: Pick<Document, 'suggested'>;
}

/** Parts read by a machine. A tick adds a row for the part and subtracts its price from the offered cost. */
export function ReadParts({ form, document: { suggested } }: ReadPartsProps) {
  if (!suggested || suggested.parts.length === 0) return null;
  const { parts, made } = form.values;
  const currency = suggested.currency ?? form.values.currency;
  const put = (at: number, isTicked: boolean) => {
    const others = parts.filter(({ key }) => key !== keyOfRead(at));
    const now = isTicked ? [...others, partRead(suggested.parts[at]!, at, currency)] : others;
    form.set('parts', now);
    if (!form.values.cost.trim()) form.set('currency', currency);
    else if (suggested.amount !== null && form.values.cost === restOf(suggested.amount, parts, currency))
      form.set('cost', restOf(suggested.amount, now, currency));
  };
  return (
    <fieldset className={classes.read}>
      <legend className={classes.hint}>{m.partsRead}</legend>
      {suggested.parts.map(({ name, quantity, amount }, at) => {
        const key = keyOfRead(at);
        const row = {
          values: { isTicked: parts.some((part) => part.key === key) },
          errors: {},
          set: (_name: 'isTicked', isTicked: boolean) => put(at, isTicked),
        } as unknown as KitFormState<{ isTicked: boolean }>;
        const label = `${quantity} × ${name}, ${formatMoney(amount, '', currency)}`;
        return (
          <CheckboxField key={key} form={row} name="isTicked" label={label} disabled={Boolean(made.parts[key]?.id)} />
        );
      })}
    </fieldset>
  );
}

const restOf = (amount: number, parts: EntryValues['parts'], currency: string): string =>
  moneyText(costBeside(amount, parts, currency) || null, currency);
