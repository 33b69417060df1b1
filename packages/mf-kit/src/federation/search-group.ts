import type { Page } from '../data/api/paging';
import type { CoverPhoto } from '../ui/media/cover';
import type { NavItem } from './nav-item';

/** One thing that a search found. */
export interface SearchHit {
  id: number;
  title: string;
  /** A note that distinguishes it from others of the same name: `Bosch · 1972 Porsche 911 T`. */
  note?: string;
  /** Address of its page. */
  to: string;
  /** True if it is useful only now: it is not added to the recently opened things. */
  passing?: boolean;
  /** A photo of it. */
  picture?: CoverPhoto | null;
}

export interface Findings {
  /** The first few results. */
  hits: readonly SearchHit[];
  /** Number of all results. */
  total: number;
}

/** One kind of thing, and the search for it by text. */
export interface SearchGroup {
  id: string;
  /** `Service events` */
  label: string;
  find(text: string, signal: AbortSignal): Promise<Findings>;
  /** True if it asks its service only for some texts. Its answer then does not prove that the service is up. */
  isSelective?: boolean;
  /** Address of the list page with all results; left out if that list cannot be searched. */
  all?(text: string): string;
}

/** A remote's part of the global search. The remote's `search` loads it. */
export interface SearchModule {
  default: readonly SearchGroup[];
  /** Actions offered in the search: `{ label: 'Add Vehicle', to: '/vehicles/new' }`. */
  actions?: readonly NavItem[];
}

const HITS = 5;

interface ListGroup<Row> extends Omit<SearchGroup, 'find'> {
  /** Reads a list of the API: `(ask) => api.list('/api/parts', { ...ask, fallback })`. */
  list: (ask: { signal: AbortSignal; query: { search: string; limit: number } }) => Promise<Page<Row>>;
  hit: (row: Row) => SearchHit;
}

/** Makes a search group from a list of the API. */
export function searchGroup<Row>({ list, hit, ...group }: ListGroup<Row>): SearchGroup {
  return {
    ...group,
    async find(text, signal) {
      const { rows, total } = await list({ signal, query: { search: text, limit: HITS } });
      return { hits: rows.map(hit), total };
    },
  };
}
