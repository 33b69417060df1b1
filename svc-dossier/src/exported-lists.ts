import type { ExportedList } from '@carnet/journal';
import { ExportedBuyerPageView } from './buyer/buyer-page.dto.js';
import { exportedBuyerPages, matching as ofBuyerPages } from './buyer/buyer-page.read.js';
import { DossierView } from './dossiers/dossier.dto.js';
import { dossiersIn, matching } from './dossiers/dossier.read.js';

/** Lists that people take along from here with everything they have: their books (`packing` adds the PDFs), and their pages for buyers. */
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
