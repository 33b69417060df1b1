import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. Default: the height of a line of text. */
  height?: string;
  width?: string;
}

/** A grey placeholder while content loads. Put a text beside it that says so. */
export function Skeleton({ height = '1.1rem', width = '100%' }: SkeletonProps) {
  return <span className={classes.skeleton} style={{ height, maxWidth: width }} aria-hidden />;
}
