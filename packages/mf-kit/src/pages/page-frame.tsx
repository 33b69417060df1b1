import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTitle } from '../ui/use-title';
import { cx } from '../ui/class-names';
import { ArrowLeftIcon } from '../ui/icons';
import type { PageHeading } from '../federation/page-heading';
import { OutOfDate } from './out-of-date';
import { RareActions } from './rare-actions';
import classes from './page-frame.module.css';

export interface PageFrameProps extends PageHeading {
  /** Title of the browser's tab, if it differs from the heading. */
  tabTitle?: string;
  /** Badges beside the heading. */
  badges?: ReactNode;
  /** A line that replaces the subtitle in print: which rows are shown. */
  paper?: string;
  /** Buttons at the right, the page's main action last. */
  actions?: ReactNode;
  /** Actions that are rarely used, before the others. On a phone they are behind a button. */
  rareActions?: ReactNode;
  /** True if there are too many rare actions for one line: they are behind a button at any width. */
  manyRareActions?: boolean;
  /** A picture of the page's subject, above the heading. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: heading, back link, actions, and the page's width. */
export function PageFrame({
  title,
  tabTitle,
  subtitle,
  paper,
  back,
  badges,
  actions,
  rareActions,
  manyRareActions,
  picture,
  width = 'wide',
  children,
}: PageFrameProps) {
  useTitle(tabTitle ?? title);
  return (
    <div className={cx(classes.frame, width === 'narrow' && classes.narrow)}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <header className={classes.header}>
        {back && (
          <Link to={back.to} className={classes.back}>
            <ArrowLeftIcon size={16} />
            {back.label}
          </Link>
        )}
        <div className={classes.line}>
          <div className={classes.titles}>
            <div className={classes.heading}>
              <h1>{title}</h1>
              {badges && <div className={classes.badges}>{badges}</div>}
            </div>
            {subtitle && <div className={cx(classes.subtitle, paper && classes.screen)}>{subtitle}</div>}
            {paper && <div className={cx(classes.subtitle, classes.paper)}>{paper}</div>}
          </div>
          {(actions || rareActions) && (
            <div className={classes.actions}>
              {rareActions && <RareActions many={manyRareActions}>{rareActions}</RareActions>}
              {actions}
            </div>
          )}
        </div>
        <div className={classes.scale} aria-hidden />
      </header>
      <div className={classes.body}>
        <OutOfDate />
        {children}
      </div>
    </div>
  );
}

/** A titled part of a page. */
export function Section({
  title,
  actions,
  children,
  note,
}: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <div>
          <h2>{title}</h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

interface ColumnsProps {
  children: ReactNode;
  /** The start of the narrow column. On smaller screens it comes above the main column: what people look for first. */
  top?: ReactNode;
  /** The rest of the narrow column. On smaller screens it comes below the main column. */
  aside?: ReactNode;
}

/** A main column and a narrower one beside it; one column on smaller screens. */
export function Columns({ children, top, aside }: ColumnsProps) {
  return (
    <div className={classes.columns}>
      {top && <div className={cx(classes.column, classes.top)}>{top}</div>}
      <div className={cx(classes.column, classes.main)}>{children}</div>
      {aside && <div className={classes.column}>{aside}</div>}
    </div>
  );
}
