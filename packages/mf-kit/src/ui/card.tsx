import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './class-names';
import classes from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** `article` for one of many in a grid. */
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
  /** Narrower cards: four in a line on a wide screen instead of three. */
  dense?: boolean;
  /** Dims the cards while newer ones are on the way. */
  stale?: boolean;
}

/** Cards side by side, as many as fit; one below the other on a phone. */
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
  /** The target of the card: its title becomes a link whose area is the whole card. */
  to?: string;
  /** Small line above the title. */
  eyebrow?: ReactNode;
  /** Small line below the title. */
  note?: ReactNode;
  icon?: ReactNode;
  /** At the right of the title: a badge. */
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

/** The card's foot: buttons and links, above the area of a covering link. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
