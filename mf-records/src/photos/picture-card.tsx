import { Link } from '@carnet/mf-kit/federation';
import type { ReactNode } from 'react';
import classes from './picture-card.module.css';

interface PictureCardProps {
  to: string;
  title: string;
  /** Small text below the title. */
  note: ReactNode;
  /** One or several pictures. */
  children: ReactNode;
}

/** A frameless card: a picture with its title below. The whole card is one link. */
export function PictureCard({ to, title, note, children }: PictureCardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.picture}>{children}</div>
      <h2 className={classes.title}>
        <Link to={to}>{title}</Link>
      </h2>
      <p className={classes.note}>{note}</p>
    </article>
  );
}
