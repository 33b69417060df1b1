import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHeading } from './page-heading';
import type { NavItem } from './nav-item';
import type { SearchModule } from './search-group';

declare global {
  /**
   * The slots of pages that remotes fill: the props of a slot's panels, or `never` for a slot of links. `@carnet/contracts` fills it in, so that
   * pages and remotes share one type and the kit knows no domain.
   */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetSlots {}

  /** Data with which remotes fill extension points, by the point's name. `@carnet/contracts` fills it in. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetExtensions {}

  /** Links from pages of one remote to another's, by name. `@carnet/contracts` fills it in. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetLinks {}
}

/** A page of a remote. `path` is absolute, in react-router's syntax: `/vehicles/:id`. */
export interface RemoteRoute {
  path: string;
  /** Loads the module whose default export is the page. */
  page: () => Promise<{ default: ComponentType }>;
  /** True if the page's code is stored for use without a network, because something can be written there. */
  offline?: boolean;
  /** The API's collection that the page shows a record of, by `:id`: `parts` for `/api/parts`. Such records have a history. */
  entry?: string;
  /** Requests the page's first data while its code loads; `search` holds the query parameters of the address. */
  loader?: (queries: QueryClient, search: URLSearchParams) => Promise<unknown>;
}

/** A menu of the navigation, with its entries. */
export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

export type SlotName = Extract<keyof CarnetSlots, string>;

/** The description of a panel or an action before its remote is loaded. */
export interface SlotEntry {
  /** The text of a tab or an action. */
  label?: string;
  /** The target of an action, with `:id` for the id of the page's record. */
  to?: string;
  /** The icon of an action, by its name in the shell. */
  icon?: string;
  /** Position among all entries of the slot, from 1. Entries without one come last, in the order of the remotes. */
  place?: number;
  /** True if the panel is often empty: no skeleton stands in for it while it loads. */
  quiet?: boolean;
  /** True for an action that creates nothing new. */
  plain?: boolean;
}

/** A remote's entries for slots, by slot and by a name that is unique in the remote. */
export type SlotEntries = { readonly [Name in SlotName]?: Readonly<Record<string, SlotEntry>> };

type Panel<Props> = () => Promise<{ default: ComponentType<Props> }>;

type PanelSlot = { [Name in SlotName]: [CarnetSlots[Name]] extends [never] ? never : Name }[SlotName];

export type LinkName = Extract<keyof CarnetLinks, string>;

export type ExtensionName = Extract<keyof CarnetExtensions, string>;

export type Extensions = {
  [Name in ExtensionName]?: () => Promise<{ default: CarnetExtensions[Name] }>;
};

/** The description of a remote before it is loaded: its `remote.json`. `compose` puts it into every page. */
export interface RemoteManifest {
  /** Name of its folder, also used in addresses of files: `mf-garage`. */
  name: string;
  /** Short name: `garage`. */
  id: string;
  /** First path segments of its pages: `/vehicles`. */
  paths: readonly string[];
  nav: readonly NavGroup[];
  /** Addresses for links from other remotes' pages, with `:id` for the id: `{ "service-event": "/service/events/:id" }`. */
  links?: Readonly<Partial<Record<LinkName, string>>>;
  /** Entries for slots of pages: `{ "vehicle-tab": { "service-history": { "label": "Service History" } } }`. */
  slots?: SlotEntries;
  /**
   * Headings of its form pages, by path: `/service/events/new`. The heading is part of the page's HTML, so it shows before any code runs. The page
   * itself then has no frame.
   */
  headings?: Readonly<Record<string, Omit<PageHeading, 'width'>>>;
  /**
   * API addresses to request first, by the page's path without a query. The requests start before any code of the remote runs. A composed page
   * contains only the entry of its own path.
   */
  preloads?: Readonly<Record<string, Preload>>;
}

export interface Preload {
  /** The page's chunk: `import(/* webpackChunkName: "vehicles" *\/ './vehicles/vehicles.page')`. */
  chunk: string;
  /** API addresses, exactly as the page's queries request them. */
  data: readonly string[];
  /** Addresses of the chunk's files; `compose` fills them in. */
  files?: readonly string[];
}

/** The code of a remote. It is loaded when something of the remote is first shown. */
export interface Remote {
  routes: readonly RemoteRoute[];
  panels?: { readonly [Name in SlotName]?: Readonly<Record<string, Panel<CarnetSlots[Name]>>> };
  /** Panels that it can show on all pages for a while, by name (`setBackgroundPanel`). */
  background?: Readonly<Record<string, Panel<object>>>;
  /** Data that it offers to other remotes' pages. A page reads it with `useExtensions`. */
  extensions?: Extensions;
  /** Loads code and choices for its `offline` pages. Called from time to time while there is a network. */
  offline?: () => Promise<{ default: (queries: QueryClient) => Promise<unknown> }>;
  /** Loads its part of the global search. Called when somebody searches for the first time. */
  search?: () => Promise<SearchModule>;
}

/**
 * A remote's code: the default export of its `src/remote.tsx` (architecture: Federation). Its `panels` are exactly those that the `slots` of its
 * manifest name: `defineRemote<typeof manifest>({ … })`.
 */
export function defineRemote<Manifest>(remote: Omit<Remote, 'panels'> & Fills<Manifest>): Remote {
  return remote;
}

/** The code of every panel that a manifest names. */
type Fills<Manifest> = Manifest extends { slots: infer Slots } ? { panels: PanelsOf<Slots> } : { panels?: never };

type PanelsOf<Slots> = {
  readonly [Name in PanelSlot & keyof Slots]: { readonly [Key in keyof Slots[Name]]: Panel<CarnetSlots[Name]> };
};
