import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { isShut, type May, useMay } from '../data/session/garage';
import { cx } from './class-names';
import { Spinner } from './spinner';
import classes from './button.module.css';

interface Look {
  /** `primary` once a page, `secondary` for the rest, `quiet` inside rows and cards, `danger` for destructive actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  /** The right that it requires in a shared garage. Without that right nothing is rendered. */
  wants?: keyof May;
  /** True to fill the width of its container. */
  wide?: boolean;
}

type Pressed = Look & { to?: undefined; busy?: boolean } & ComponentProps<'button'>;
type Linked = Look & LinkProps;

export type ButtonProps = Pressed | Linked;

/**
 * A button, or with `to` a link that looks like one. Renders nothing if `to` is a form that the person may not use. `busy` disables it and shows a
 * spinner.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  wants,
  wide,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = cx(classes.button, classes[variant], classes[size], wide && classes.wide, className);
  const may = useMay();
  if (wants && !may[wants]) return null;
  if (rest.to !== undefined) {
    if (isShut(rest.to, may)) return null;
    return (
      <Link {...rest} className={look}>
        {icon}
        {children}
      </Link>
    );
  }
  const { busy, to: _none, ...button } = rest;
  return (
    <PlainButton {...button} busy={busy} className={look}>
      {busy ? <Spinner /> : icon}
      {children}
    </PlainButton>
  );
}

function PlainButton({ busy = false, disabled, ref, ...button }: ComponentProps<'button'> & { busy?: boolean }) {
  const own = useKeptFocus(busy);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  return <button type="button" {...button} ref={own} disabled={disabled || busy} aria-busy={busy || undefined} />;
}

/** Restores the focus of a pressed button when it is no longer busy: browsers remove the focus from a disabled button. */
function useKeptFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!busy && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = busy && document.activeElement === button.current;
  }, [busy]);
  return button;
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({ label, children, ...rest }: Omit<Pressed, 'icon' | 'wide'> & { label: string }) {
  return (
    <Button variant="quiet" {...rest} aria-label={label} title={label} className={cx(classes.square, rest.className)}>
      {children}
    </Button>
  );
}
