import { formatDate, formatMileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/table-imports';
import {
  type ComponentFate,
  type ComponentTold,
  type ImportedComponent,
  isTakenComponent,
  type JudgedComponent,
} from './components.rules';
import { FIELD_NAMES } from './table-mapping';
import classes from './table-imports.module.css';

interface ComponentsOf {
  /** Name of the vehicle in the file. */
  name: string;
  components: readonly JudgedComponent[];
  /** Unit of the vehicle's odometer. */
  unit: OdometerUnit;
}

interface ComponentsStepProps {
  subjects: readonly ComponentsOf[];
  /** Keys of the components that the person has deselected. */
  unwanted: ReadonlySet<string>;
  onWant: (key: string, isWanted: boolean) => void;
}

/** Key of a component within an import: its subject and line. The prefix keeps it apart from plans. */
export const keyOfKept = (subject: number, { line }: JudgedComponent): string => `component ${subject} ${line}`;

/** Lists the tyres and components of the files, with their mountings and with what is imported differently. Renders nothing if there are none. */
export function ComponentsStep({ subjects, unwanted, onWant }: ComponentsStepProps) {
  const having = subjects.filter(({ components }) => components.length > 0).length;
  if (having === 0) return null;
  return (
    <section className={classes.step} aria-label={m.tyresAndComponents}>
      <h2>{m.tyresAndComponents}</h2>
      <p className={classes.note}>{m.tyresAndComponentsNote}</p>
      {subjects.map(({ name, components, unit }, at) =>
        components.length === 0 ? null : (
          <div key={at} className={classes.subject}>
            {subjects.length > 1 && <h3>{name}</h3>}
            <ul className={classes.plans} aria-label={subjects.length > 1 ? name : m.tyresAndComponents}>
              {components.map((one) => {
                const key = keyOfKept(at, one);
                return (
                  <li key={key}>
                    {isTakenComponent(one) ? (
                      <label className={classes.plan}>
                        <input
                          type="checkbox"
                          checked={!unwanted.has(key)}
                          onChange={({ currentTarget }) => onWant(key, currentTarget.checked)}
                        />
                        <span>
                          <strong>{one.name}</strong>
                          {[...linesOf(one.fate.component, unit), ...one.fate.told.map((what) => TOLD[what])].map(
                            (text) => (
                              <span key={text} className={classes.said}>
                                {text}
                              </span>
                            ),
                          )}
                        </span>
                      </label>
                    ) : (
                      <p>
                        <strong>{one.name}</strong>
                        <span className={classes.said}>{whyNot(one.fate)}</span>
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

function linesOf({ kind, size, tyres, mounted, happened }: ImportedComponent, unit: OdometerUnit): string[] {
  const dots = [...new Set((tyres ?? []).flatMap(({ dot }) => dot ?? []))];
  const readings = (happened ?? []).filter((one) => one.kind === 'tread').length;
  const used = (happened ?? []).find((one) => one.kind === 'use');
  const ran = used?.distance ? formatMileage(used.distance, used.distance_unit ?? 'km') : null;
  return [
    [kind === 'tyres' ? m.aSetOfTyres : m.aComponent, size, ...dots.map((dot) => `DOT ${dot}`)]
      .filter(Boolean)
      .join(', '),
    ...(mounted ?? []).map(({ from_on, from_mileage, to_on, to_mileage }) => {
      const from = momentOf(from_on, from_mileage, unit);
      const to = momentOf(to_on, to_mileage, unit);
      return to === '' ? m.mountedFrom({ from }) : m.mountedFromTo({ from, to });
    }),
    ...(ran ? [m.ranSoFar({ distance: ran })] : []),
    ...(readings > 0 ? [m.treadReadings({ count: readings })] : []),
  ];
}

const momentOf = (day: string | null | undefined, mileage: number | null | undefined, unit: OdometerUnit): string =>
  [day ? formatDate(day) : '', mileage == null ? '' : formatMileage(mileage, unit)].filter(Boolean).join(', ');

const TOLD: Record<ComponentTold, string> = {
  'until-next': m.toldUntilNext,
  'since-today': m.toldSinceToday,
  'ran-before': m.toldRanBefore,
  dot: m.toldDot,
};

function whyNot(fate: ComponentFate): string {
  if ('leftOut' in fate) return fate.leftOut === 'present' ? m.leftPresent : m.leftInOtherFile;
  if (!('unreadable' in fate)) return '';
  const field = fate.field === 'distance' ? m.fieldDistance : FIELD_NAMES[fate.field];
  return m.cannotRead({ field, text: fate.unreadable.slice(0, 60) });
}
