import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; a line of text's height where none is given. */
  height?: string;
  width?: string;
}

/** A grey shape where something will stand. Say in words beside it that it is loading. */
export function Skeleton({ height = '1.1rem', width = '100%' }: SkeletonProps) {
  return <span className={classes.skeleton} style={{ height, maxWidth: width }} aria-hidden />;
}
