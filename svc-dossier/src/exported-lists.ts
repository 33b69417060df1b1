import type { ExportedList } from '@carnet/svc-kit';
import { DossierView } from './dossiers/dossier.dto.js';
import { dossiersIn, matching } from './dossiers/dossier.read.js';

/** What people take along from here with everything they have: what their books are; `packing` adds the PDFs. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'dossiers',
    view: DossierView,
    query: () => dossiersIn('en'),
    where: (owner) => matching(owner, undefined),
  },
];
