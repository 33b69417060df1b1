import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, ClearIcon, Dialog, IconButton, Notice } from '@carnet/mf-kit/ui';
import { useGoOn, useNavigate } from '@carnet/mf-kit/federation';
import { useState } from 'react';
import { paths } from '../paths';
import { FileDropzone } from '../uploads';
import { nameOf } from './document.names';
import { type Document, documentsChanged, inboxQuery, isPicture, joinDocuments } from './documents.queries';
import { pagesIn, moved } from './join.rules';
import { PaperPicture } from './paper-picture';
import * as m from '../messages/documents';
import * as papers from '../messages/papers';
import classes from './join-papers.module.css';

/** Joins pictures of pages into one paper. They are chosen from the inbox or photographed one by one, and put in order. */
export default function JoinPapers({ onClose }: { onClose: () => void }) {
  const inbox = useLoaded(inboxQuery());
  const pictures = (inbox.data?.rows ?? []).filter(isPicture);
  const [atOpening] = useState(() => pictures.map(({ id }) => id));
  const [chosen, choose] = useState<readonly number[]>([]);
  const [left, leave] = useState<readonly number[]>([]);
  const [keep, setKeep] = useState(false);
  const join = useJoining(onClose);
  const pages = pagesIn(pictures, { chosen, left, atOpening });
  const ids = pages.map(({ id }) => id);
  const others = pictures.filter(({ id }) => !ids.includes(id));
  const isWaiting = pages.some(({ state }) => state === 'pending');
  const remove = (id: number) => {
    choose(ids.filter((one) => one !== id));
    leave([...left, id]);
  };
  const add = (id: number) => {
    choose([...ids, id]);
    leave(left.filter((one) => one !== id));
  };
  return (
    <Dialog opened title={m.joinTitle} width="wide" closable={!join.isPending} onClose={onClose}>
      <div className={classes.join}>
        {pages.length === 0 && <p className={classes.hint}>{m.chooseInOrder}</p>}
        <ol className={classes.pages} aria-label={m.joined}>
          {pages.map((page, at) => (
            <li key={page.id} className={classes.paper}>
              <PaperPicture document={page} variant="320" named={false} className={classes.picture} />
              <span className={classes.name}>
                {at + 1}. {nameOf(page)}
              </span>
              <span className={classes.ways}>
                <Way
                  label={m.moveUp({ name: nameOf(page) })}
                  sign="↑"
                  disabled={at === 0}
                  onClick={() => choose(moved(ids, at, -1))}
                />
                <Way
                  label={m.moveDown({ name: nameOf(page) })}
                  sign="↓"
                  disabled={at === pages.length - 1}
                  onClick={() => choose(moved(ids, at, 1))}
                />
                <IconButton label={m.leaveOut({ name: nameOf(page) })} size="sm" onClick={() => remove(page.id)}>
                  <ClearIcon size={16} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <ul className={classes.others} aria-label={m.toChooseFrom}>
            {others.map((paper) => (
              <li key={paper.id}>
                <button
                  type="button"
                  className={classes.other}
                  aria-label={m.addAsPage({ name: nameOf(paper) })}
                  onClick={() => add(paper.id)}
                >
                  <PaperPicture document={paper} variant="320" named={false} className={classes.picture} />
                  <span className={classes.name}>{nameOf(paper)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <FileDropzone kind="document" of={null} compact>
          {m.nextPage}
        </FileDropzone>
        <label className={classes.keep}>
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.currentTarget.checked)} />
          {m.keepSingle}
        </label>
        {!keep && <p className={classes.hint}>{m.singleToTrash}</p>}
        {join.error && <Notice tone="bad">{messageOf(join.error, papers.joinFailed)}</Notice>}
        <div className={classes.buttons}>
          <Button disabled={join.isPending} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button
            variant="primary"
            busy={join.isPending}
            disabled={pages.length < 2 || isWaiting}
            onClick={() => join.mutate({ document_ids: ids, keep })}
          >
            {isWaiting ? m.readingPages : m.join({ count: pages.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Joins the pages and opens the new paper. */
function useJoining(onClose: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const goOn = useGoOn();
  return useMutation({
    mutationFn: joinDocuments,
    onSuccess: (joined: Document) => {
      void documentsChanged(queries, joined);
      void queries.invalidateQueries({ queryKey: ['records', 'documents'], refetchType: 'none' });
      goOn(() => {
        onClose();
        void navigate(paths.document(joined.id));
      });
    },
  });
}

function Way({
  label,
  sign,
  disabled,
  onClick,
}: {
  label: string;
  sign: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton label={label} size="sm" disabled={disabled} onClick={onClick}>
      <span aria-hidden>{sign}</span>
    </IconButton>
  );
}
