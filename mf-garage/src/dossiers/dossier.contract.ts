import type { dossier } from '@carnet/contracts';

export type Dossier = dossier.DossierView;
export type DossierOptions = dossier.DossierOptionsView;
/** What is asked for; no chapters are all that there are. */
export type AskedOptions = Omit<DossierOptions, 'chapters'> & { chapters: DossierOptions['chapters'] | null };
export type DossierState = Dossier['state'];
export type Chapter = DossierOptions['chapters'][number];
export type DossierEstimate = dossier.EstimateView;
export type Evidence = dossier.EvidenceView;
