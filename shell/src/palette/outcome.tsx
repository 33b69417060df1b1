import type { ReactNode } from 'react';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { listOf } from '../list-of';
import { foundInAll, isDone, type SearchState, unreached } from './search';
import type { Section } from './sections';
import * as m from '../messages/palette';
import classes from './palette.module.css';

const strong = (text: ReactNode) => <strong>{text}</strong>;

interface OutcomeProps {
  state: SearchState;
  text: string;
  sections: readonly Section[];
  onRetry: () => void;
}

/** Status below the list: remotes that failed, no results, or the number of results. */
export function Outcome({ state, text, sections, onRetry }: OutcomeProps) {
  const away = unreached(state);
  const found = foundInAll(state) + countPlaces(sections);
  const done = text !== '' && isDone(state, text);
  const nothing = done && found === 0;
  return (
    <>
      {nothing && (
        <div className={classes.nothing}>
          <p>{m.nothingFound({ text, all: away.length > 0 ? 'other' : 'yes', strong })}</p>
          <p className={classes.next}>{m.tryFewerWords}</p>
        </div>
      )}
      {away.length > 0 && (
        <div className={classes.away}>
          <Notice tone="warn">
            <p>{m.notReached({ names: listOf(away), searched: text ? 'yes' : 'other' })}</p>
            <Button size="sm" onClick={onRetry}>
              {m.tryAgain}
            </Button>
          </Notice>
        </div>
      )}
      <p role="status" className={classes.said}>
        {nothing ? m.nothingFoundFor({ text }) : done ? m.results({ count: found }) : ''}
      </p>
    </>
  );
}

/** Counts pages and actions in the list. */
const countPlaces = (sections: readonly Section[]): number =>
  sections.flatMap(({ choices }) => choices).filter(({ kind }) => kind === 'page' || kind === 'action').length;
