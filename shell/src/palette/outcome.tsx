import { Button, formatCount, Notice } from '@carnet/mf-kit';
import { foundInAll, isDone, type SearchState, unreached } from './search';
import type { Section } from './sections';
import classes from './palette.module.css';

interface OutcomeProps {
  state: SearchState;
  text: string;
  sections: readonly Section[];
  onRetry: () => void;
}

/** What a person must know beside the list: who could not be reached, that nothing was found, how much was. */
export function Outcome({ state, text, sections, onRetry }: OutcomeProps) {
  const away = unreached(state);
  const found = foundInAll(state) + countPlaces(sections);
  const done = text !== '' && isDone(state, text);
  const nothing = done && found === 0;
  return (
    <>
      {nothing && (
        <div className={classes.nothing}>
          <p>
            Nothing found for <strong>“{text}”</strong>
            {away.length > 0 ? ' in what could be reached.' : '.'}
          </p>
          <p className={classes.next}>Try fewer words, or another one.</p>
        </div>
      )}
      {away.length > 0 && (
        <div className={classes.away}>
          <Notice tone="warn">
            <p>
              {listOf(away)} could not be reached. Everything else {text ? 'was searched' : 'can be found'}.
            </p>
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      <p role="status" className={classes.said}>
        {nothing ? `Nothing found for ${text}` : done ? formatCount(found, 'result') : ''}
      </p>
    </>
  );
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

/** How many pages and first steps stand in the list. */
const countPlaces = (sections: readonly Section[]): number =>
  sections.flatMap(({ choices }) => choices).filter(({ kind }) => kind === 'page' || kind === 'action').length;
