import { EmptyState, MediaPicture, PanelFrame } from '@carnet/mf-kit/ui';
import { useState } from 'react';
import classes from './dossier.module.css';
import type { Dossier } from './dossiers.queries';
import { pageUrl } from './dossier.urls';
import * as m from '../messages/dossier';

/** Pictures of a book's first pages. */
export function DossierPages({ dossier }: { dossier: Dossier }) {
  const { previews, pages, options } = dossier;
  return (
    <PanelFrame title={m.firstPages}>
      {previews === 0 ? (
        <EmptyState plain title={m.noPictures}>
          {m.noPicturesText}
        </EmptyState>
      ) : (
        <ol className={classes.pages} data-paper={options.paper}>
          {Array.from({ length: previews }, (_, at) => (
            <li key={at}>
              <Page dossier={dossier} page={at + 1} />
            </li>
          ))}
        </ol>
      )}
      {pages !== null && pages > previews && previews > 0 && (
        <p className={classes.note}>{m.morePages({ count: pages - previews })}</p>
      )}
    </PanelFrame>
  );
}

function Page({ dossier, page }: { dossier: Dossier; page: number }) {
  const [isLost, lose] = useState(false);
  if (isLost) return <div className={classes.lost}>{m.page({ page })}</div>;
  return (
    <a href={pageUrl(dossier, page)} target="_blank" rel="noreferrer">
      <MediaPicture src={pageUrl(dossier, page)} alt={m.page({ page })} onLost={() => lose(true)} />
    </a>
  );
}
