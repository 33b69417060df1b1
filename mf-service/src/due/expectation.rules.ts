import { formatMonth } from '@carnet/mf-kit/formats';
import * as m from '../messages/due-list';
import type { Due } from './due.queries';
import { pointOf } from './due.rules';

/**
 * Due point with the range of months for a mileage ahead: `at 60,000 mi, about Mar 2027. Between Jan 2027 and Jul 2027`. Says so if there are too few readings
 * for an estimate. Leaves the range out if the due date comes before it.
 */
export function pointAndExpectationOf(due: Due): string {
  const point = pointOf(due);
  if (due.miles_left === null || due.miles_left <= 0) return point;
  if (!due.mileage_expected) return m.tooLittleKnown({ point });
  const { earliest, latest } = due.mileage_expected;
  if (due.due_date !== null && due.due_date < earliest) return point;
  const from = formatMonth(earliest);
  if (latest === null) return m.earliest({ point, from });
  const to = formatMonth(latest);
  return from === to ? point : m.between({ point, from, to });
}
