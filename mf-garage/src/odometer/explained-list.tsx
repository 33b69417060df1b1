import { DateText } from '@carnet/mf-kit/formats';
import { Button, EmptyState, PanelFrame, PlusIcon } from '@carnet/mf-kit/ui';
import type { Undo } from '@carnet/mf-kit/pages';
import type { Doing } from './doing';
import classes from './odometer.module.css';
import { type Chapter, createChapter, deleteChapter, type Odometer, saidAgain } from './odometer.queries';
import { CHAPTER_TITLES, chapterText, FINDINGS_WITHIN, findingText, isSame } from './odometer.words';
import * as m from '../messages/odometer';

interface ExplainedListProps {
  odometer: Odometer;
  undo: Undo;
  onDo: (doing: Doing) => void;
}

/** The owner's explanations with their dates, and the findings that each explains. Each can be deleted. */
export function ExplainedList({ odometer, undo, onDo }: ExplainedListProps) {
  const { chapters } = odometer;
  return (
    <PanelFrame
      title={m.explanations}
      action={
        <Button
          wants="add"
          size="sm"
          icon={<PlusIcon size={16} />}
          onClick={() => onDo({ kind: 'explain', ways: ANY_TIME })}
        >
          {m.addExplanation}
        </Button>
      }
    >
      {chapters.length === 0 ? (
        <EmptyState plain title={m.nothingToExplain}>
          {m.sayHere}
        </EmptyState>
      ) : (
        <ul className={classes.explained}>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <div className={classes.what}>
                <h3>{CHAPTER_TITLES[chapter.kind]}</h3>
                <p>{chapterText(chapter, odometer)}</p>
                {chapter.evidence && <p className={classes.evidence}>{chapter.evidence}</p>}
                <Findings chapter={chapter} odometer={odometer} />
                <p className={classes.note}>{m.youSaidSo({ date: () => <DateText date={chapter.created_at} /> })}</p>
              </div>
              <Button
                wants="change"
                variant="quiet"
                size="sm"
                disabled={undo.busy}
                aria-label={m.takeBackThis({
                  title: CHAPTER_TITLES[chapter.kind],
                  text: chapterText(chapter, odometer),
                })}
                onClick={() =>
                  void undo.run({
                    act: () => deleteChapter(chapter),
                    text: m.takenBack({ title: CHAPTER_TITLES[chapter.kind] }),
                    undo: () => createChapter(saidAgain(chapter)),
                  })
                }
              >
                {m.takeBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  );
}

const ANY_TIME = ['replaced', 'rolled-over', 'unit-changed', 'unknown-mileage', 'laid-up'] as const;

/** Findings that would be open without this explanation. */
function Findings({ chapter, odometer }: { chapter: Chapter; odometer: Odometer }) {
  const { readings, explained } = odometer;
  return explained
    .filter(({ chapters }) => chapters.includes(chapter.id))
    .map((finding) => {
      const before = readings.find((reading) => isSame(reading, finding.before));
      const after = readings.find((reading) => isSame(reading, finding.after));
      if (!before || !after) return null;
      return (
        <p key={`${after.source} ${after.id}`} className={classes.explains}>
          <span>{m.explains({ finding: FINDINGS_WITHIN[finding.kind] })}</span>{' '}
          {findingText(finding, odometer, asWritten(before), asWritten(after))}
        </p>
      );
    });
}

/** A finding shows the original values, before correction. */
const asWritten = <R extends { value: number; written_value: number | null }>(reading: R): R => ({
  ...reading,
  value: reading.written_value ?? reading.value,
});
