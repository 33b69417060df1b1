import type { dossier } from '@carnet/contracts';

export type Dossier = dossier.DossierView;
export type DossierOptions = dossier.DossierOptionsView;
export type DossierState = Dossier['state'];
export type Chapter = DossierOptions['chapters'][number];
export type DossierEstimate = dossier.EstimateView;
export type Evidence = dossier.EvidenceView;
