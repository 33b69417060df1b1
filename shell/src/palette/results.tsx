import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '@carnet/mf-kit/formats';
import { ArrowRightIcon, Cover, cx, PlusIcon, SearchIcon } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type Choice, cutAtWords, type Section } from './sections';
import * as m from '../messages/palette';
import classes from './palette.module.css';

interface ResultsProps {
  /** Prefix for the ids of the list and its options. */
  id: string;
  sections: readonly Section[];
  text: string;
  active: string | undefined;
  onPoint: (key: string) => void;
  onFollow: (choice: Choice, event: MouseEvent) => void;
}

/** List of results that the search field controls, grouped. The field names the active option. */
export function Results({ id, sections, text, active, onPoint, onFollow }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={`${id}list`} role="listbox" aria-label={m.whatCanBeOpened} className={classes.list}>
      {sections.map(({ id: section, label, choices, stale, more }) => (
        <div
          key={section}
          role="group"
          aria-labelledby={`${id}${section}`}
          className={cx(classes.group, stale && classes.stale)}
        >
          <div id={`${id}${section}`} role="presentation" className={classes.label}>
            {label}
          </div>
          {choices.map((choice) => (
            <Link
              key={choice.key}
              id={`${id}${choice.key}`}
              role="option"
              aria-selected={choice.key === active}
              tabIndex={-1}
              to={choice.to}
              className={classes.option}
              onPointerMove={() => choice.key !== active && onPoint(choice.key)}
              onClick={(event) => onFollow(choice, event)}
            >
              <span className={classes.sign}>{SIGNS[choice.kind]}</span>
              <span className={classes.words}>
                <span className={classes.title}>
                  {choice.kind === 'all' ? choice.title : <Marked title={choice.title} text={text} />}
                </span>
                {choice.note && <span className={classes.note}>{choice.note}</span>}
              </span>
              {choice.picture && <Cover photo={choice.picture} variant="320" className={classes.picture} />}
              <kbd className={classes.enter} aria-hidden>
                ↵
              </kbd>
            </Link>
          ))}
          {more !== undefined && (
            <div role="presentation" className={classes.more}>
              {m.andMore({ count: formatNumber(more) })}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function ClockIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </svg>
  );
}

const SIGNS: Record<Choice['kind'], ReactNode> = {
  page: <ArrowRightIcon size={18} />,
  action: <PlusIcon size={18} />,
  recent: <ClockIcon />,
  hit: null,
  all: <SearchIcon size={18} />,
};

function Marked({ title, text }: { title: string; text: string }) {
  return cutAtWords(title, text).map(({ part, found }, index) => (found ? <mark key={index}>{part}</mark> : part));
}
