import { KeyValue, PanelFrame } from '@carnet/mf-kit/ui';
import { listed } from '../shared';
import {
  ALL_CHAPTERS,
  CHAPTERS,
  DISTANCE_UNITS,
  languageName,
  leftOutOf,
  PAPER_SIZES,
  spanText,
  withheldText,
} from './dossier.words';
import classes from './dossier.module.css';
import type { Dossier } from './dossiers.queries';
import * as m from '../messages/dossier';

/** Options of a book, as text. */
export function DossierSheet({ dossier: { options } }: { dossier: Dossier }) {
  const leftOut = leftOutOf(options);
  return (
    <PanelFrame title={m.whatWasAsked}>
      <KeyValue
        columns={2}
        items={[
          { label: m.chapters, value: chaptersText(leftOut, options.chapters.length) },
          { label: m.time, value: <span className={classes.capital}>{spanText(options) ?? m.allOfIt}</span> },
          { label: m.withheld, value: <span className={classes.capital}>{withheldText(options) ?? m.nothing}</span> },
          ...(options.chapters.includes('papers')
            ? [{ label: CHAPTERS.papers, value: options.sheets ? m.asSheets : m.registerOnly }]
            : []),
          { label: m.language, value: <span lang={options.language}>{languageName(options.language)}</span> },
          { label: m.paperSize, value: PAPER_SIZES[options.paper] },
          { label: m.distances, value: DISTANCE_UNITS[options.distance_unit] },
        ]}
      />
    </PanelFrame>
  );
}

function chaptersText(leftOut: readonly string[], count: number): string {
  if (leftOut.length === 0) return m.allChapters;
  if (count === 0) return m.noChapters;
  return leftOut.length <= ALL_CHAPTERS.length / 2
    ? m.allWithout({ chapters: listed(leftOut) })
    : m.chaptersOf({ count, all: ALL_CHAPTERS.length });
}
