import { type ReactNode, useId } from 'react';
import { ErrorState } from './states';
import { Skeleton } from './skeleton';
import * as m from '../messages/states';
import classes from './panel-frame.module.css';

interface PanelFrameProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a panel on another remote's page. */
export function PanelFrame({ title, action, children }: PanelFrameProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

/** Shown while a panel loads. */
export function PanelSkeleton({ label = m.loading }: { label?: string }) {
  return (
    <div className={classes.waiting} role="status" data-waiting>
      <span className={classes.hidden}>{label}</span>
      <Skeleton width="40%" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </div>
  );
}

interface PanelErrorProps {
  title?: string;
  error: unknown;
  onRetry?: () => unknown;
  /** Label of the retry button. */
  retry?: string;
}

/** Shown if a panel fails: a notice of the panel's size, with a retry. */
export function PanelError({ title = m.partNotAvailable, error, onRetry, retry }: PanelErrorProps) {
  return <ErrorState error={error} fallback={title} onRetry={onRetry} retry={retry} />;
}
