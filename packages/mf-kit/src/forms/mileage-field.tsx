import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiOf } from '../data/api/client';
import { formatMileage, formatNumber } from '../formats/format';
import type { OdometerUnit } from '../formats/person';
import { somethingWentWrong } from '../messages/api';
import * as m from '../messages/forms';
import { NumberField, type NumberFieldProps } from './fields';
import { exactnessOf } from './known-date';
import { parseNumber } from './values';

/** The garage's answer: the plausible readings on a day. */
interface PlausibleMileage {
  odometer_unit: OdometerUnit;
  plausible: { value: number; low: number; high: number } | null;
}

/** Mileage fields call only this path. */
const api = apiOf<{
  '/api/vehicles/{id}/odometer/plausible': {
    get: {
      parameters: { path: { id: number }; query?: { on?: string; instead_of?: number } };
      responses: { 200: { content: { 'application/json': PlausibleMileage } } };
    };
  };
}>();

export interface MileageFieldProps<Values extends object> extends NumberFieldProps<Values> {
  unit: OdometerUnit;
  /** The vehicle of the odometer; null or undefined if it does not exist yet or is not chosen. */
  vehicleId: number | string | null | undefined;
  /** The form's date value, exact or not. Today if it is left out or empty. */
  day?: string;
  /** The record's stored value, which the estimate must leave out; empty for a new record. */
  stored?: string;
  /** True to show the expected reading before anything is typed. */
  expects?: boolean;
}

/** The field of an odometer reading. It questions a value far from the expected one below the box, but accepts it. */
export function MileageField<Values extends object>({
  vehicleId,
  day = '',
  stored = '',
  expects = false,
  ...field
}: MileageFieldProps<Values>) {
  const typed = useAtRest(String(field.form.values[field.name] ?? ''));
  const known = usePlausible(
    { id: Number(vehicleId), day, stored },
    expects || (typed !== stored && mileageIn(typed) !== null),
  );
  const doubt = known?.odometer_unit === field.unit ? doubtOf(mileageIn(typed), known.plausible) : null;
  const expected = expects && known?.odometer_unit === field.unit ? known.plausible : null;
  const hint = expected ? m.expectedAbout({ mileage: formatMileage(expected.value, field.unit) }) : field.hint;
  return <NumberField {...field} hint={hint} doubt={doubt ?? ''} />;
}

function usePlausible({ id, day, stored }: { id: number; day: string; stored: string }, isAsked: boolean) {
  const on = day === '' ? undefined : day;
  const instead_of = mileageIn(stored) ?? undefined;
  const isKnownDay = day === '' || exactnessOf(day) === 'day';
  const { data } = useQuery({
    queryKey: ['garage', 'odometer', id, 'plausible', day, stored],
    queryFn: ({ signal }) =>
      api.get('/api/vehicles/{id}/odometer/plausible', {
        params: { id },
        query: { on, instead_of },
        signal,
        fallback: somethingWentWrong,
      }),
    enabled: isAsked && id > 0 && isKnownDay,
    // The field works without this answer, so a failure is not retried.
    retry: false,
  });
  return isAsked ? data : undefined;
}

/** The number in a text; null if it is empty or no number. The form itself rejects those. */
const mileageIn = (text: string): number | null => parseNumber(text)?.value ?? null;

/** The question about an unlikely mileage; null for a plausible one. */
function doubtOf(mileage: number | null, plausible: PlausibleMileage['plausible']): string | null {
  if (mileage === null || !plausible) return null;
  const given = {
    mileage: formatNumber(mileage),
    difference: formatNumber(about(Math.abs(mileage - plausible.value))),
  };
  if (mileage > plausible.high) return m.moreThanExpected(given);
  return mileage < plausible.low ? m.lessThanExpected(given) : null;
}

/** Rounds to two significant figures: an estimate is not exact to the mile. */
const about = (distance: number): number => Number(distance.toPrecision(2));

/** Milliseconds, as for a search: a half-typed number is not checked. */
const AT_REST_MS = 400;

/** Returns a value once it has not changed for a moment; the first value at once. */
function useAtRest(value: string): string {
  const [rested, rest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(value), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
