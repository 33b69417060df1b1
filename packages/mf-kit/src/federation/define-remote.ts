import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHeading } from './page-heading';
import type { NavItem } from './nav-item';
import type { SearchModule } from './search-group';

declare global {
  /**
   * The slots of pages that remotes fill: the props of a panel in it, or `never` where it is filled with links. Filled by `@carnet/contracts`,
   * so that the page and the remotes read the same line and the kit knows no domain.
   */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetSlots {}

  /** Data that a remote fills an extension point with, by the point's name. Filled by `@carnet/contracts`, as the slots are. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetExtensions {}

  /** Links from pages of one remote to another's, by name. Filled by `@carnet/contracts`. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetLinks {}
}

/** A page of a remote. `path` is absolute and in react-router's form: `/vehicles/:id`. */
export interface RemoteRoute {
  path: string;
  /** Loads the module whose default export is the page. */
  page: () => Promise<{ default: ComponentType }>;
  /** Its code is kept for when there is no network: something can be written there then. */
  offline?: boolean;
  /** The API's records that the page is about, one of them by `:id`: `parts` for `/api/parts`. They have a history. */
  entry?: string;
  /** Asks for what the page shows first, so that it comes along with the page's code; `search` is that of the address. */
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
  /** The target of an action, with `:id` for the page's thing. */
  to?: string;
  /** The picture of an action, by its name in the shell. */
  icon?: string;
  /** Among all that fill the slot, from 1; those without one come after, in the order of the remotes. */
  place?: number;
  /** Often has nothing to show: nothing stands there until it has come. */
  quiet?: boolean;
  /** An action that begins nothing new. */
  plain?: boolean;
}

/** Entries with which a remote fills slots, by the slot and a name of its own. */
export type SlotEntries = { readonly [Name in SlotName]?: Readonly<Record<string, SlotEntry>> };

type Panel<Props> = () => Promise<{ default: ComponentType<Props> }>;

type PanelSlot = { [Name in SlotName]: [CarnetSlots[Name]] extends [never] ? never : Name }[SlotName];

export type LinkName = Extract<keyof CarnetLinks, string>;

export type ExtensionName = Extract<keyof CarnetExtensions, string>;

export type Extensions = {
  [Name in ExtensionName]?: () => Promise<{ default: CarnetExtensions[Name] }>;
};

/** The description of a remote before it is loaded: its `remote.json`, which compose puts into every page. */
export interface RemoteManifest {
  /** Its folder, and its name in addresses of files: `mf-garage`. */
  name: string;
  /** Its name: `garage`. */
  id: string;
  /** First segments of the paths it serves: `/vehicles`. */
  paths: readonly string[];
  nav: readonly NavGroup[];
  /** Addresses that other remotes' pages lead to, with `:id` where the id stands: `{ "service-event": "/service/events/:id" }`. */
  links?: Readonly<Partial<Record<LinkName, string>>>;
  /** Entries for slots of pages: `{ "vehicle-tab": { "service-history": { "label": "Service History" } } }`. */
  slots?: SlotEntries;
  /**
   * Headings of its forms' pages, by path: `/service/events/new`. It is painted with the page's HTML, before any code is there; the page itself has
   * no frame then.
   */
  headings?: Readonly<Record<string, Omit<PageHeading, 'width'>>>;
  /**
   * Addresses that pages ask for first, by a path without a query: they are on their way before any code of the remote runs. A page has its own
   * alone.
   */
  preloads?: Readonly<Record<string, Preload>>;
}

export interface Preload {
  /** The page's chunk: `import(/* webpackChunkName: "vehicles" *\/ './vehicles/vehicles.page')`. */
  chunk: string;
  /** Addresses of the API, letter for letter as the page's queries ask for them. */
  data: readonly string[];
  /** Addresses of the chunk's files, which compose fills in. */
  files?: readonly string[];
}

/** The code of a remote, which is loaded when something of it is shown first. */
export interface Remote {
  routes: readonly RemoteRoute[];
  panels?: { readonly [Name in SlotName]?: Readonly<Record<string, Panel<CarnetSlots[Name]>>> };
  /** Panels that it lets stand beside all pages for a while, by name (`setBackgroundPanel`). */
  background?: Readonly<Record<string, Panel<object>>>;
  /** Data that it tells other remotes' pages; a page asks for it by `useExtensions`. */
  extensions?: Extensions;
  /** Loads what its pages for `offline` choose from, and code beside them. Asked for now and then, while there is a network. */
  offline?: () => Promise<{ default: (queries: QueryClient) => Promise<unknown> }>;
  /** Loads how it answers a search from everywhere; asked for when somebody searches for the first time. */
  search?: () => Promise<SearchModule>;
}

/**
 * A remote's code: the default export of its `src/remote.tsx` (architecture: Federation). Every panel that the `slots` of its manifest name
 * has its code among its `panels`, and no other: `defineRemote<typeof manifest>({ … })`.
 */
export function defineRemote<Manifest>(remote: Omit<Remote, 'panels'> & Fills<Manifest>): Remote {
  return remote;
}

/** The code of every panel that a manifest names. */
type Fills<Manifest> = Manifest extends { slots: infer Slots } ? { panels: PanelsOf<Slots> } : { panels?: never };

type PanelsOf<Slots> = {
  readonly [Name in PanelSlot & keyof Slots]: { readonly [Key in keyof Slots[Name]]: Panel<CarnetSlots[Name]> };
};
