import classes from './evidence.module.css';

export type Source = 'paper' | 'photo' | 'word';

/** Shape that marks the kind of evidence, as in the printed book: filled, half, outlined. */
export function SourceMark({ source, late }: { source: Source; late?: boolean }) {
  return (
    <svg className={classes.mark} viewBox="0 0 22 16" width="22" height="16" aria-hidden>
      <circle cx="8" cy="8" r="6" />
      {source !== 'word' && (
        <path d={source === 'paper' ? 'M8 2a6 6 0 0 1 0 12A6 6 0 0 1 8 2' : 'M8 2a6 6 0 0 0 0 12z'} />
      )}
      {late && <line x1="19" x2="19" y1="2" y2="14" />}
    </svg>
  );
}
