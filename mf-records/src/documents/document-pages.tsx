import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, MediaImage, Notice } from '@carnet/mf-kit/ui';
import { nameOf } from './document.names';
import { type Document, documentPagesQuery, drawPages } from './documents.queries';
import * as m from '../messages/document';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

/** Pages after the first. Their pictures are made on request. */
export function DocumentPages({ document }: { document: Document }) {
  const queries = useQueryClient();
  const draw = useMutation({
    mutationFn: () => drawPages(document.id),
    onSuccess: (answer) => queries.setQueryData(documentPagesQuery(document.id).queryKey, answer),
  });
  const { pages, variants } = document;
  if (pages === null || pages < 2 || variants.length === 0) return null;
  return (
    <div className={classes.pages}>
      {draw.error && <Notice tone="bad">{messageOf(draw.error, papers.drawFailed)}</Notice>}
      {draw.isSuccess ? (
        <DrawnPages document={document} count={pages} />
      ) : (
        <Button wants="arrange" busy={draw.isPending} onClick={() => draw.mutate()}>
          {m.showPages({ count: pages })}
        </Button>
      )}
    </div>
  );
}

/** Uses lazy images: the browser loads each one when it comes near. */
function DrawnPages({ document, count }: { document: Document; count: number }) {
  const { data } = useLoaded(documentPagesQuery(document.id));
  if (!data) return null;
  const { pages, shown, drawing } = data;
  return (
    <>
      <ol start={2} className={classes.pageList} aria-label={m.pages}>
        {pages
          .filter(({ page }) => page > 1)
          .map(({ page, width, height }) => (
            <li key={page}>
              <MediaImage
                file={document.id}
                hash={document.hash}
                variant={`page-${page}`}
                width={width}
                height={height}
                alt={m.pageOf({ page, name: nameOf(document) })}
                className={classes.picture}
              />
              <span className={classes.pageNote}>{m.numberOf({ page, all: count })}</span>
            </li>
          ))}
      </ol>
      <p role="status" className={classes.pageNote}>
        {drawing && m.drawingPages({ done: pages.length, all: shown })}
        {!drawing && pages.length < shown && `${m.notDrawn} `}
        {!drawing && shown < count && m.firstOf({ shown, all: count })}
      </p>
    </>
  );
}
