import { DateText, formatDate, formatNumber } from '@carnet/mf-kit/formats';
import { Button, KeyValue, PanelFrame, useMediaSession } from '@carnet/mf-kit/ui';
import { Columns } from '@carnet/mf-kit/pages';
import { DossierPages } from './dossier-pages';
import { DossierSheet } from './dossier-sheet';
import { fileNameOf } from './dossier.rules';
import { sizeText } from './dossier.words';
import classes from './dossier.module.css';
import type { Dossier } from './dossiers.queries';
import { fileUrl } from './dossier.urls';
import { DossierSeal } from './dossier-seal';
import * as m from '../messages/dossier';

/** A finished book: preview, download, and how to verify it. */
export function DossierResult({ dossier }: { dossier: Dossier }) {
  return (
    <Columns top={<FileCard dossier={dossier} />} aside={<DossierSeal dossier={dossier} />}>
      <DossierPages dossier={dossier} />
      <DossierSheet dossier={dossier} />
    </Columns>
  );
}

function FileCard({ dossier }: { dossier: Dossier }) {
  const isOpen = useMediaSession();
  const { pages, entries, plates, sheets, withheld, size, issued_on, finished_at } = dossier;
  return (
    <PanelFrame title={m.theBook}>
      <div className={classes.file}>
        {isOpen && (
          <Button variant="primary" wide to={fileUrl(dossier)} reloadDocument download={fileNameOf(dossier)}>
            {size === null ? m.download : m.downloadOf({ size: sizeText(size) })}
          </Button>
        )}
        <KeyValue
          items={[
            { label: m.pages, value: formatNumber(pages) },
            { label: m.entries, value: formatNumber(entries) },
            { label: m.photographs, value: formatNumber(plates) },
            { label: m.sheets, value: formatNumber(sheets) },
            ...(withheld ? [{ label: m.notShown, value: formatNumber(withheld) }] : []),
            { label: m.issued, value: formatDate(issued_on) },
            { label: m.made, value: <DateText date={finished_at} time /> },
          ]}
        />
      </div>
    </PanelFrame>
  );
}
