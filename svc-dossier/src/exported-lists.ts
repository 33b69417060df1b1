import type { ExportedList } from '@carnet/journal';
import { ExportedBuyerPageView } from './buyer/buyer-page.dto.js';
import { exportedBuyerPages, matching as ofBuyerPages } from './buyer/buyer-page.read.js';
import { DossierView } from './dossiers/dossier.dto.js';
import { dossiersIn, matching } from './dossiers/dossier.read.js';

/** Lists of this service in a person's export: dossiers (`packing` adds the PDFs), and pages for buyers. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'dossiers',
    view: DossierView,
    query: () => dossiersIn('en'),
    where: (owner) => matching(owner, undefined),
  },
  {
    name: 'buyer-pages',
    view: ExportedBuyerPageView,
    query: () => exportedBuyerPages,
    where: (owner) => ofBuyerPages(owner, undefined),
  },
];
