import {
  type ComponentProps,
  type CSSProperties,
  type ElementType,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from '../ui/class-names';
import classes from './input.module.css';

/** Text and sections around and inside the box of a field. */
interface Around {
  label?: ReactNode;
  /** A hint under the box. */
  description?: ReactNode;
  /** Why the value is refused. It is shown below the box, and the box is marked. */
  error?: ReactNode;
  /** A question about the typed value, below the box. Empty while there is none; left out if the field never asks. */
  doubt?: string;
  leftSection?: ReactNode;
  /** Default: as wide as the box is high. */
  leftSectionWidth?: string;
  rightSection?: ReactNode;
  rightSectionWidth?: string;
}

/** Props of a field: those of its element, and those of the parts around it. `className` and `style` apply to the whole field. */
type FieldProps<Kind extends 'input' | 'textarea' | 'select'> = Around & ComponentProps<Kind>;

const fieldOf = <Kind extends 'input' | 'textarea' | 'select'>(kind: Kind) =>
  function Field({
    label,
    description,
    error,
    doubt,
    leftSection,
    leftSectionWidth,
    rightSection,
    rightSectionWidth,
    id,
    className,
    style,
    ...own
  }: FieldProps<Kind>): ReactNode {
    const made = useId();
    const boxId = id ?? made;
    const whole = useRef<HTMLDivElement>(null);
    const isSaid = Boolean(error || doubt);
    useEffect(() => {
      // Scrolls a new problem above the bar that stays at the bottom of a phone's screen.
      if (isSaid && whole.current?.contains(document.activeElement))
        whole.current.lastElementChild?.scrollIntoView({ block: 'nearest' });
    }, [isSaid]);
    const lines = [
      { name: 'description', text: description, look: classes.description },
      { name: 'error', text: error, look: classes.error },
      { name: 'doubt', text: !error && doubt, look: classes.doubt },
    ].filter(({ text }) => Boolean(text));
    // Screen readers read the problem before the hint, although it stands below.
    const heard = lines.map(({ name }) => `${boxId}-${name}`).reverse();
    const Box = kind as ElementType;
    const widths = { '--start-room': leftSectionWidth, '--end-room': rightSectionWidth } as CSSProperties;
    return (
      // A doubt is announced when it appears, so its live region must exist before.
      <div ref={whole} className={className} style={style} aria-live={doubt === undefined ? undefined : 'polite'}>
        {label && (
          <label className={classes.label} htmlFor={boxId}>
            {label}
            {own.required && (
              <span className={classes.required} aria-hidden>
                {' *'}
              </span>
            )}
          </label>
        )}
        <div className={classes.frame} style={widths}>
          {leftSection && <div className={cx(classes.section, classes.left)}>{leftSection}</div>}
          <Box
            {...own}
            id={boxId}
            className={classes.input}
            data-left={leftSection ? true : undefined}
            data-right={rightSection ? true : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={heard.join(' ') || undefined}
          />
          {rightSection && <div className={cx(classes.section, classes.right)}>{rightSection}</div>}
        </div>
        {lines.map(({ name, text, look }) => (
          <p key={name} id={`${boxId}-${name}`} className={look}>
            {text}
          </p>
        ))}
      </div>
    );
  };

export type TextInputProps = FieldProps<'input'>;

/** A single-line field: an `input`. */
export const TextInput = fieldOf('input');
/** A multi-line field. */
export const TextArea = fieldOf('textarea');
/** The browser's own select. Its options are its children. */
export const Select = fieldOf('select');
