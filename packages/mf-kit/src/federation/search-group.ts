import type { Page } from '../data/api/paging';
import type { CoverPhoto } from '../ui/media/cover';
import type { NavItem } from './nav-item';

/** One thing that a search found. */
export interface SearchHit {
  id: number;
  title: string;
  /** A note that tells it from others of its name: `Bosch · 1972 Porsche 911 T`. */
  note?: string;
  /** Its page. */
  to: string;
  /** It is meant for now: it does not stand among what was opened lately. */
  passing?: boolean;
  /** A photo of it. */
  picture?: CoverPhoto | null;
}

export interface Findings {
  /** The first few. */
  hits: readonly SearchHit[];
  /** The number of all that match. */
  total: number;
}

/** One kind of thing, and how its remote finds it by a text. */
export interface SearchGroup {
  id: string;
  /** `Service events` */
  label: string;
  find(text: string, signal: AbortSignal): Promise<Findings>;
  /** It asks its service about few texts: an answer of it does not say that the service is there. */
  isSelective?: boolean;
  /** The list page, showing all that the text finds; left out where that list cannot be searched. */
  all?(text: string): string;
}

/** The module with which a remote answers a search from everywhere, loaded by its `search`. */
export interface SearchModule {
  default: readonly SearchGroup[];
  /** Actions that a person can begin there: `{ label: 'Add Vehicle', to: '/vehicles/new' }`. */
  actions?: readonly NavItem[];
}

const HITS = 5;

interface ListGroup<Row> extends Omit<SearchGroup, 'find'> {
  /** Asks a list of the API: `(ask) => api.list('/api/parts', { ...ask, fallback })`. */
  list: (ask: { signal: AbortSignal; query: { search: string; limit: number } }) => Promise<Page<Row>>;
  hit: (row: Row) => SearchHit;
}

/** A group that a list of the API answers for. */
export function searchGroup<Row>({ list, hit, ...group }: ListGroup<Row>): SearchGroup {
  return {
    ...group,
    async find(text, signal) {
      const { rows, total } = await list({ signal, query: { search: text, limit: HITS } });
      return { hits: rows.map(hit), total };
    },
  };
}
