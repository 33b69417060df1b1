/** What the dossier's service answers, until its document is there. */
export type DossierState = 'queued' | 'collecting' | 'drawing' | 'typesetting' | 'sealing' | 'ready' | 'failed';

export type Chapter =
  | 'identity'
  | 'ownership'
  | 'timeline'
  | 'services'
  | 'modifications'
  | 'issues'
  | 'track-days'
  | 'plates'
  | 'papers'
  | 'parts';

export interface DossierOptions {
  withhold: ('prices' | 'names')[];
  withhold_words: string[];
  chapters: Chapter[];
  from: string | null;
  to: string | null;
  paper: 'a4' | 'letter';
  sheets: boolean;
  language: string;
  region: string;
  distance_unit: 'mi' | 'km';
}

export interface Dossier {
  id: number;
  vehicle_id: number;
  vehicle: { make: string; model: string; year: number; nickname: string | null };
  options: DossierOptions;
  state: DossierState;
  done: number;
  of: number;
  place: number | null;
  error: { code: string; msg: string } | null;
  pages: number | null;
  plates: number | null;
  sheets: number | null;
  entries: number | null;
  withheld: number | null;
  size: number | null;
  sha256: string | null;
  fingerprint: string | null;
  previews: number;
  made_with: Record<string, string> | null;
  checkpoint: string | null;
  issued_on: string;
  created_at: string;
  finished_at: string | null;
}

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
  vehicle_id: number;
  odometer_unit: 'mi' | 'km' | 'h';
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
}

export interface EvidenceFinding {
  kind: string;
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

export interface DossierPaths {
  '/api/dossiers': {
    get: { parameters: { query: { vehicle_id?: number; limit?: number } }; responses: { 200: Json<Dossier[]> } };
    post: { requestBody: Json<Asked>; responses: { 202: Json<Dossier> } };
  };
  '/api/dossiers/estimate': { post: { requestBody: Json<Asked>; responses: { 200: Json<DossierEstimate> } } };
  '/api/dossiers/evidence': {
    get: { parameters: { query: { vehicle_id: number } }; responses: { 200: Json<Evidence> } };
  };
  '/api/dossiers/{id}': {
    get: { parameters: { path: { id: number } }; responses: { 200: Json<Dossier> } };
    delete: { parameters: { path: { id: number } }; responses: { 204: { content?: never } } };
  };
}
