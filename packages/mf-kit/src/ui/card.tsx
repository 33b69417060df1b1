import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './class-names';
import classes from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** `article` for one of many cards in a grid. */
  as?: 'div' | 'article' | 'section' | 'li';
  className?: string;
}

/** A surface with a border. */
export function Card({ children, as: Tag = 'div', className }: CardProps) {
  return <Tag className={cx(classes.card, className)}>{children}</Tag>;
}

interface CardGridProps {
  children: ReactNode;
  label?: string;
  /** Narrower cards: four instead of three in a row on a wide screen. */
  dense?: boolean;
  /** Dims the cards while newer ones load. */
  stale?: boolean;
}

/** Cards side by side, as many as fit; in one column on a phone. */
export function CardGrid({ children, label, dense, stale }: CardGridProps) {
  return (
    <div
      className={cx(classes.grid, dense && classes.dense, stale && classes.stale)}
      role={label ? 'group' : undefined}
      aria-label={label}
      aria-busy={stale || undefined}
    >
      {children}
    </div>
  );
}

interface CardHeadProps {
  title: ReactNode;
  /** The target of the card. Its title becomes a link that covers the whole card. */
  to?: string;
  /** Small line above the title. */
  eyebrow?: ReactNode;
  /** Small line below the title. */
  note?: ReactNode;
  icon?: ReactNode;
  /** Shown at the right of the title: a badge. */
  aside?: ReactNode;
  level?: 2 | 3 | 4;
}

export function CardHead({ title, to, eyebrow, note, icon, aside, level = 3 }: CardHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.head}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <div className={classes.titles}>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Heading className={classes.title}>
          {to ? (
            <Link to={to} className={classes.cover}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}

/** The bottom row of a card: buttons and links, above the area of the card's link. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
