import type { ExportedList } from '@carnet/journal';
import { DossierView } from './dossiers/dossier.dto.js';
import { dossiersIn, matching } from './dossiers/dossier.read.js';

/** Lists that people take along from here with everything they have: their books; `packing` adds the PDFs. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'dossiers',
    view: DossierView,
    query: () => dossiersIn('en'),
    where: (owner) => matching(owner, undefined),
  },
];
