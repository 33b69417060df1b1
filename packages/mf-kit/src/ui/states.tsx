import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../data/api/api-error';
import { useTitle } from './use-title';
import { useGarage } from '../data/session/garage';
import { Button } from './button';
import { cx } from './class-names';
import { ArrowLeftIcon, RetryIcon } from './icons';
import { Skeleton } from './skeleton';
import * as m from '../messages/states';
import classes from './states.module.css';

interface EmptyStateProps {
  title: string;
  /** A text about the next step. */
  children?: ReactNode;
  /** The button for the next step. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Without a border, inside a card or a panel. */
  plain?: boolean;
}

/** Shown if there is nothing yet, with the next step. */
export function EmptyState({ title, children, action, icon, plain }: EmptyStateProps) {
  return (
    <div className={cx(classes.state, !plain && classes.framed)} data-screen-only>
      <div className={classes.mark} aria-hidden>
        {icon}
      </div>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  /** The message for an error that has none. */
  fallback?: string;
  onRetry?: () => unknown;
  /** Label of the retry button. */
  retry?: string;
  plain?: boolean;
  /** `Error:` before the message, which the spec requires on a detail page (spec 001 §8). */
  prefix?: string;
}

/** Codes of requests for data that is not shared with the person. */
const NOT_SHARED = new Set<string | null>(['sign_in.garage_of_one_vehicle', 'sign_in.garage_not_here']);

/** The service's error message with a retry. Screen readers announce it when it appears. */
export function ErrorState({ error, fallback, onRetry, retry = m.tryAgain, plain, prefix }: ErrorStateProps) {
  if (error instanceof ApiError && NOT_SHARED.has(error.code)) return <NotShared plain={plain} />;
  return (
    <div className={cx(classes.state, classes.failed, !plain && classes.framed)} role="alert">
      <div className={classes.mark} aria-hidden />
      <p className={classes.title}>{[prefix, messageOf(error, fallback)].filter(Boolean).join(' ')}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button icon={<RetryIcon size={18} />} onClick={() => void onRetry()}>
            {retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shown if a page needs more than what is shared with the person. This is no error, and a retry would not help. */
function NotShared({ plain }: Pick<ErrorStateProps, 'plain'>) {
  const garage = useGarage();
  const way = garage?.vehicle_id && !plain && (
    <Button to={`/vehicles/${garage.vehicle_id}`}>
      {m.toShared({ name: garage.vehicle_name ?? garage.owner_name })}
    </Button>
  );
  return <EmptyState title={m.notShared} action={way} plain={plain} />;
}

interface NotFoundStateProps {
  /** `Vehicle not found` */
  text: string;
  back: { to: string; label: string };
}

/** Says as a page that the thing of this address does not exist, with a link back. */
export function NotFoundState({ text, back }: NotFoundStateProps) {
  useTitle(text);
  return (
    <div className={cx(classes.state, classes.page)}>
      <div className={classes.mark} aria-hidden />
      <h1>{text}</h1>
      <p className={classes.text}>{m.mayBeDeleted}</p>
      <div className={classes.actions}>
        <Button to={back.to} icon={<ArrowLeftIcon size={18} />}>
          {back.label}
        </Button>
      </div>
    </div>
  );
}

type Shape = 'cards' | 'rows' | 'sheet';

/** Shown while a page loads: the shape of a heading and of the content. */
export function PageSkeleton({ label = m.loading, shape = 'cards' }: { label?: string; shape?: Shape }) {
  return (
    <div className={classes.skeletonPage} role="status" data-waiting>
      <span className={classes.hidden}>{label}</span>
      <Skeleton width="16rem" height="2.2rem" />
      <Skeleton width="26rem" />
      <BodySkeleton shape={shape} />
    </div>
  );
}

/** Shown while a list loads, inside a page whose heading is already visible. */
export function ListSkeleton({ label, shape = 'rows' }: { label?: string; shape?: 'cards' | 'rows' }) {
  return <PartSkeleton label={label} shape={shape} />;
}

/** Shown below a form's heading while its choices load. */
export function FormSkeleton({ label }: { label?: string }) {
  return <PartSkeleton label={label} shape="sheet" />;
}

/** Shown while a line of text loads. */
export function TextSkeleton({ label = m.loading }: { label?: string }) {
  return (
    <div role="status" data-waiting>
      <span className={classes.hidden}>{label}</span>
      <Skeleton />
    </div>
  );
}

function PartSkeleton({ label = m.loading, shape }: { label?: string; shape: Shape }) {
  return (
    <div role="status" data-waiting>
      <span className={classes.hidden}>{label}</span>
      <BodySkeleton shape={shape} />
    </div>
  );
}

function BodySkeleton({ shape }: { shape: Shape }) {
  const count = shape === 'cards' ? 6 : shape === 'rows' ? 8 : 2;
  return (
    <div className={classes[shape]}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} height={shape === 'rows' ? '3rem' : shape === 'cards' ? '11rem' : '16rem'} />
      ))}
    </div>
  );
}
