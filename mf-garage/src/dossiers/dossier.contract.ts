import type { dossier } from '@carnet/contracts';

export type Dossier = dossier.components['schemas']['DossierView'];
export type DossierOptions = dossier.components['schemas']['DossierOptionsView'];
export type DossierState = Dossier['state'];
export type Chapter = DossierOptions['chapters'][number];

export interface DossierEstimate {
  pages: number;
  plates: number;
  sheets: number;
  entries: number;
  papers: number;
  withheld: { prices: number; names: number; words: number };
  hidden_missing: number;
}

export interface Evidence {
  entries: { all: number; papered: number; pictured: number; told: number; late: number };
  years: { year: number; papered: number; pictured: number; told: number }[];
  gaps: EvidenceGap[];
  findings: EvidenceFinding[];
}

export interface EvidenceGap {
  kind: 'nothing' | 'no-paper' | 'distance';
  from: string;
  to: string;
  miles: number | null;
  owner: string | null;
  next: 'ask-owner' | 'ask-previous-owner' | 'find-invoice' | 'find-inspection';
}

export interface EvidenceFinding {
  kind: 'turned-back' | 'too-fast' | 'two-values' | 'silent' | 'rollover';
  readings: { day: string; value: number }[];
  explanation: string | null;
}

interface Json<Body> {
  content: { 'application/json': Body };
}

interface Asked {
  vehicle_id: number;
  options?: Partial<DossierOptions>;
}

export interface DossierPaths extends dossier.paths {
  '/api/dossiers/estimate': { post: { requestBody: Json<Asked>; responses: { 200: Json<DossierEstimate> } } };
  '/api/dossiers/evidence': {
    get: { parameters: { query: { vehicle_id: number } }; responses: { 200: Json<Evidence> } };
  };
}
