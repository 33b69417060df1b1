import { formatDate, formatMileage, inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import { pointOf } from '../due';
import * as recurrence from '../messages/recurrence';
import * as m from '../messages/table-imports';
import { unitWord } from '../templates';
import { daysIn } from './intervals.rules';
import {
  becomes,
  isTakenPlan,
  type JudgedPlan,
  type PlanFate,
  type PlanLeftOut,
  type ReadPlan,
  type Told,
} from './plans.rules';
import { FIELD_NAMES } from './table-mapping';
import classes from './table-imports.module.css';

interface PlansOf {
  /** Name of the plans' vehicle. */
  name: string;
  plans: readonly JudgedPlan[];
  /** Unit of the vehicle's odometer. */
  unit: OdometerUnit;
}

interface PlansStepProps {
  subjects: readonly PlansOf[];
  /** Keys of the plans that the person has deselected. */
  unwanted: ReadonlySet<string>;
  onWant: (key: string, isWanted: boolean) => void;
}

/** Key of a plan within an import: its subject and line. */
export const keyOfPlanned = (subject: number, { line }: JudgedPlan): string => `${subject} ${line}`;

/** Lists the plans of the files, with what each becomes and its next due point. Renders nothing if there are none. */
export function PlansStep({ subjects, unwanted, onWant }: PlansStepProps) {
  const having = subjects.filter(({ plans }) => plans.length > 0).length;
  if (having === 0) return null;
  return (
    <section className={classes.step} aria-label={m.whatRecurs}>
      <h2>{m.whatRecurs}</h2>
      <p className={classes.note}>{m.whatRecursNote}</p>
      {subjects.map(({ name, plans, unit }, at) =>
        plans.length === 0 ? null : (
          <div key={at} className={classes.subject}>
            {subjects.length > 1 && <h3>{name}</h3>}
            <ul className={classes.plans} aria-label={subjects.length > 1 ? name : m.whatRecurs}>
              {plans.map((plan) => {
                const key = keyOfPlanned(at, plan);
                return (
                  <li key={key}>
                    {isTakenPlan(plan) ? (
                      <label className={classes.plan}>
                        <input
                          type="checkbox"
                          checked={!unwanted.has(key)}
                          onChange={({ currentTarget }) => onWant(key, currentTarget.checked)}
                        />
                        <span>
                          <strong>{plan.name}</strong>
                          <Said plan={plan.fate} unit={unit} />
                        </span>
                      </label>
                    ) : (
                      <p>
                        <strong>{plan.name}</strong>
                        <span className={classes.said}>{whyNot(plan.fate)}</span>
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}

function Said({ plan, unit }: { plan: ReadPlan; unit: OdometerUnit }) {
  return [
    intervalOf(plan),
    dueOf(plan),
    BECOMES[becomes(plan)],
    keptAs(plan, unit),
    ...plan.told.map((what) => TOLD[what](plan)),
  ]
    .filter((text) => text !== null)
    .map((text) => (
      <span key={text} className={classes.said}>
        {text}
      </span>
    ));
}

const BECOMES = { recurs: m.planRecurs, once: m.planOnce, event: m.planEvent };

/** Interval as the file states it; null if the plan does not recur. */
function intervalOf({ every, distance, unit }: ReadPlan): string | null {
  if (!every) return distance ? recurrence.everyDistance({ distance, unit: unitWord(unit) }) : null;
  const { count } = every;
  if (distance) {
    const run = formatMileage(distance, unit);
    return every.unit === 'month'
      ? m.everyMonthsOrDistance({ count, distance: run })
      : m.everyDaysOrDistance({ count, distance: run });
  }
  return every.unit === 'month' ? m.everyMonths({ count }) : m.everyDays({ count });
}

const dueOf = ({ due_on, due_mileage, unit }: ReadPlan): string =>
  m.dueNext({ point: pointOf({ due_date: due_on, due_mileage, mileage_expected: null, odometer_unit: unit }) });

/** Values that a template stores in another unit than the file: months as days, mileages in the vehicle's unit. */
function keptAs({ every, plan, unit: ofFile }: ReadPlan, unit: OdometerUnit): string | null {
  const days = plan.recurrence_time_interval && every?.unit === 'month' ? daysIn(every) : null;
  const at = plan.due_mileage && ofFile !== unit ? inUnit(plan.due_mileage, ofFile, unit) : null;
  const mileage = formatMileage(at && Math.round(at), unit);
  if (days) return at ? m.keptAsDaysAndMileage({ days, mileage }) : m.keptAsDays({ days });
  return at ? m.keptAsMileage({ mileage }) : null;
}

const TOLD: Record<Told, (plan: ReadPlan) => string> = {
  interval: () => m.toldInterval,
  distance: () => m.toldDistance,
  day: ({ due_on }) => m.toldDay({ date: formatDate(due_on) }),
  mileage: ({ due_mileage, unit }) => m.toldMileage({ mileage: formatMileage(due_mileage, unit) }),
  once: () => m.toldOnce,
  'by-day': () => m.toldByDay,
  'counts-otherwise': () => m.toldCountsOtherwise,
  ends: ({ ends }) => m.toldEnds({ date: formatDate(ends ?? null) }),
};

const LEFT_OUT: Record<PlanLeftOut, string> = {
  present: m.leftPresent,
  'in-other-file': m.leftInOtherFile,
  undue: m.leftUndue,
  'counts-otherwise': m.leftCountsOtherwise,
  unknown: m.leftUnknownPlan,
  superseded: m.leftSuperseded,
  over: m.leftOver,
  twice: m.leftTwice,
};

function whyNot(fate: PlanFate): string {
  if ('leftOut' in fate) return LEFT_OUT[fate.leftOut];
  if (!('unreadable' in fate)) return '';
  const field = fate.field === 'interval' ? m.fieldInterval : FIELD_NAMES[fate.field];
  return m.cannotRead({ field, text: fate.unreadable.slice(0, 60) });
}
