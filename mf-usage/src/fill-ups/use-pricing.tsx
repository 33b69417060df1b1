import { decimalsOf, decimalText, type KitFormState, moneyText, parseNumber } from '@carnet/mf-kit/forms';
import { type ReactNode, useState } from 'react';
import type { FillUpValues } from './fill-up-form.schema';
import { type Decimals, type Numbers, PRICED, type Priced, valueOf, workedOut } from './price.rules';
import classes from './fill-up-form.module.css';
import * as m from '../messages/fill-up-form';

interface Pricing {
  /** The form for amount, price and total. Typing in one of them computes the third. */
  form: KitFormState<FillUpValues>;
  /** Hint below a computed field. */
  hintOf: (name: Priced) => ReactNode;
}

/** Order in which saved values may be replaced by computed ones: the price first. */
const SAVED_ORDER: readonly Priced[] = ['unit_price', 'total', 'amount'];

/** Computes amount, price or total from the other two. If that replaces a typed value, the old value is shown with a button to restore it. */
export function usePricing(form: KitFormState<FillUpValues>): Pricing {
  const [typed, setTyped] = useState(() => SAVED_ORDER.filter((name) => form.values[name].trim() !== ''));
  const [derived, setDerived] = useState<Priced | null>(null);
  const [replaced, setReplaced] = useState('');
  const decimals: Decimals = { amount: 2, unit_price: 3, total: decimalsOf(form.values.currency) };

  const type = (name: Priced, text: string) => {
    const order = [...typed.filter((one) => one !== name), ...(text.trim() ? [name] : [])];
    const values = { ...form.values, [name]: text };
    const third = workedOut(numbersOf(values), order, decimals);
    const value = third && valueOf(third, numbersOf(values), decimals);
    if (third !== null && value !== null) {
      form.setAll({ [name]: text, [third]: textOf(third, value, form.values.currency) });
      if (order.includes(third)) setReplaced(form.values[third]);
      else if (third !== derived) setReplaced('');
      setDerived(third);
      return setTyped(order.filter((one) => one !== third));
    }
    // A computed value is cleared when a value that it was computed from is cleared.
    const isStale = derived !== null && derived !== name && order.length < 2;
    form.setAll({ [name]: text, ...(isStale && { [derived]: '' }) });
    if (isStale || derived === name) setDerived(null);
    setTyped(order);
  };

  const putBack = (name: Priced) => {
    form.set(name, replaced);
    setTyped([name, ...typed]);
    setDerived(null);
    setReplaced('');
  };

  return {
    form: {
      ...form,
      set: (name, value) => (isPriced(name) ? type(name, String(value)) : form.set(name, value)),
    },
    hintOf: (name) =>
      name === derived &&
      (replaced ? (
        <>
          {m.workedOutAnew({ before: replaced })}{' '}
          <button type="button" className={classes.putBack} onClick={() => putBack(name)}>
            {m.putBack}
          </button>
        </>
      ) : (
        m.workedOut
      )),
  };
}

const isPriced = (name: string): name is Priced => (PRICED as readonly string[]).includes(name);

const numbersOf = (values: FillUpValues): Numbers => ({
  amount: parseNumber(values.amount)?.value ?? null,
  unit_price: parseNumber(values.unit_price)?.value ?? null,
  total: parseNumber(values.total)?.value ?? null,
});

const textOf = (name: Priced, value: number, currency: string): string =>
  name === 'total' ? moneyText(value, currency) : decimalText(value);
