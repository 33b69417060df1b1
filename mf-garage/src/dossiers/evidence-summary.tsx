import { formatNumber } from '@carnet/mf-kit/formats';
import { Card } from '@carnet/mf-kit/ui';
import type { ReactNode } from 'react';
import type { Evidence } from './dossiers.queries';
import classes from './evidence.module.css';
import { SourceMark } from './source-mark';
import * as m from '../messages/evidence';

/** Shares of the history by kind of evidence. */
export function EvidenceSummary({ evidence: { entries } }: { evidence: Evidence }) {
  const { all, papered, pictured, told, late } = entries;
  const share = (count: number) => m.ofAll({ share: Math.round((count / all) * 100), all });
  return (
    <Card>
      <dl className={classes.figures}>
        <Figure label={m.withPaper} mark={<SourceMark source="paper" />} note={share(papered)}>
          {papered}
        </Figure>
        <Figure label={m.withPhoto} mark={<SourceMark source="photo" />} note={share(pictured)}>
          {pictured}
        </Figure>
        <Figure label={m.wordOnly} mark={<SourceMark source="word" />} note={share(told)}>
          {told}
        </Figure>
        <Figure label={m.enteredLater} mark={<SourceMark source="word" late />} note={m.laterThan}>
          {late}
        </Figure>
      </dl>
    </Card>
  );
}

interface FigureProps {
  label: string;
  mark: ReactNode;
  note: string;
  children: number;
}

function Figure({ label, mark, note, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>
        {mark}
        {label}
      </dt>
      <dd>
        <span className={classes.value}>{formatNumber(children)}</span>
        <span className={classes.note}>{note}</span>
      </dd>
    </div>
  );
}
