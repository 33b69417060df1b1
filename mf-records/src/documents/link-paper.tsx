import type { PhotosOf } from '@carnet/contracts';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Dialog, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { SearchField } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { useSubject } from '../subjects';
import { nameOf, typeOf, vehicleOf } from './document.names';
import { type Document, documentsChanged, papersToLinkQuery } from './documents.queries';
import { belongsTo, linkPaper, mayBelongTo } from './paper-links';
import { PaperPicture } from './paper-picture';
import * as m from '../messages/document-panels';
import * as shared from '../messages/papers';
import classes from './paper-list.module.css';

interface LinkPaperProps {
  of: PhotosOf;
  onClose: () => void;
}

/** Lists existing papers to link to a record or a vehicle. */
export default function LinkPaper({ of, onClose }: LinkPaperProps) {
  const [search, setSearch] = useState('');
  const papers = useLoaded(papersToLinkQuery(search));
  const vehicleId = useVehicleOf(of);
  return (
    <Dialog opened title={m.linkPaper} width="wide" onClose={onClose}>
      <SearchField label={m.findPaper} placeholder={shared.searched} value={search} onChange={setSearch} />
      {papers.data && vehicleId !== undefined ? (
        <Papers rows={papers.data.rows} of={of} vehicleId={vehicleId} />
      ) : (
        <NotYet of={papers} plain waiting={<ListSkeleton label={shared.loadingAll} />} />
      )}
    </Dialog>
  );
}

/** Vehicle of a record; undefined while loading, null if unknown. */
function useVehicleOf({ subject, id }: PhotosOf): number | null | undefined {
  const { record } = useSubject(subject === 'vehicle' ? null : { subject_kind: subject, subject_id: id });
  if (subject === 'vehicle') return id;
  return record.data ? (record.data.vehicle_id ?? null) : record.error ? null : undefined;
}

interface PapersProps {
  rows: readonly Document[];
  of: PhotosOf;
  vehicleId: number | null;
}

function Papers({ rows, of, vehicleId }: PapersProps) {
  if (rows.length === 0)
    return (
      <p className={classes.more} role="status">
        {m.noPapers}
      </p>
    );
  return (
    <ul className={classes.list}>
      {rows.map((paper) => (
        <Paper key={paper.id} paper={paper} of={of} mayBe={vehicleId === null || mayBelongTo(paper, vehicleId)} />
      ))}
    </ul>
  );
}

/** A paper, with buttons to link and unlink it. */
function Paper({ paper, of, mayBe }: { paper: Document; of: PhotosOf; mayBe: boolean }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (isToBe: boolean) => linkPaper(paper.id, of, isToBe),
    onSettled: (saved) => documentsChanged(queries, saved),
  });
  const isLinked = belongsTo(change.data ?? paper, of);
  return (
    <li className={classes.row}>
      <PaperPicture document={paper} variant="320" named={false} className={classes.picture} />
      <div className={classes.what}>
        {nameOf(paper)}
        <p className={classes.note}>{[typeOf(paper), vehicleOf(paper)].filter(Boolean).join(' · ')}</p>
        {change.error && <Notice tone="bad">{messageOf(change.error, shared.updateFailed)}</Notice>}
      </div>
      {mayBe ? (
        <Button
          size="sm"
          busy={change.isPending}
          aria-label={(isLinked ? m.unlinkNamed : m.linkNamed)({ name: nameOf(paper) })}
          onClick={() => change.mutate(!isLinked)}
        >
          {isLinked ? m.unlink : m.link}
        </Button>
      ) : (
        <span className={classes.note}>{m.ofAnother}</span>
      )}
    </li>
  );
}
