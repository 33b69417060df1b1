import { Link } from '@carnet/mf-kit/federation';
import type { ReactNode } from 'react';
import classes from './picture-card.module.css';

interface PictureCardProps {
  to: string;
  title: string;
  /** Small line below the title. */
  note: ReactNode;
  /** The picture, or several. */
  children: ReactNode;
}

/** A picture with its title below, without a frame; all of it is one link. */
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
