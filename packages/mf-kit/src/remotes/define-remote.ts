import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHeading } from '../components/page-frame';
import type { NavItem } from './nav-item';
import type { SearchModule } from './search-group';

declare global {
  /**
   * The props of every panel, by its name `<remote>/<panel>`: `'service/vehicle-history': { vehicleId: number }`. Filled by
   * `@carnet/contracts`, so that who offers a panel and who shows it read the same line and the kit knows no domain.
   */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetPanels {}

  /** What a remote fills an extension point with, by the point's name. Filled by `@carnet/contracts`, as the panels are. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetExtensions {}

  /** Where pages of one remote lead to another's, by name. Filled by `@carnet/contracts`. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
  interface CarnetLinks {}
}

/** A page of a remote. `path` is absolute and in react-router's form: `/vehicles/:id`. */
export interface RemoteRoute {
  path: string;
  /** Loads the module whose default export is the page. */
  page: () => Promise<{ default: ComponentType }>;
  /** Asks for what the page shows first, so that it comes along with the page's code; `search` is that of the address. */
  loader?: (queries: QueryClient, search: URLSearchParams) => Promise<unknown>;
}

/** A menu of the navigation, with its entries. */
export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

export type PanelName = Extract<keyof CarnetPanels, string>;

export type Panels = {
  [Name in PanelName]?: () => Promise<{ default: ComponentType<CarnetPanels[Name]> }>;
};

export type LinkName = Extract<keyof CarnetLinks, string>;

export type ExtensionName = Extract<keyof CarnetExtensions, string>;

export type Extensions = {
  [Name in ExtensionName]?: () => Promise<{ default: CarnetExtensions[Name] }>;
};

/** What is known of a remote before it is loaded: its `remote.json`, which compose puts into every page. */
export interface RemoteManifest {
  /** Its folder, and its name in addresses of files: `mf-garage`. */
  name: string;
  /** Its name in those of panels: `garage`. */
  id: string;
  /** First segments of the paths it serves: `/vehicles`. */
  paths: readonly string[];
  nav: readonly NavGroup[];
  /** Addresses that other remotes' pages lead to, with `:id` where the id stands: `{ "service-event": "/service/events/:id" }`. */
  links?: Readonly<Partial<Record<LinkName, string>>>;
  /**
   * What stands above a page of a form, by its path: `/service/events/new`. It is painted with the page's HTML, before any code is there; the
   * page itself has no frame then.
   */
  headings?: Readonly<Record<string, Omit<PageHeading, 'width'>>>;
  /** What pages ask for first, by their path, where that has no query: it is on its way before any code of the remote runs. A page has its own alone. */
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

export interface Remote extends RemoteManifest {
  routes: readonly RemoteRoute[];
  panels: Panels;
  /** What it tells other remotes' pages as data; a page asks for it by `useExtensions`. */
  extensions?: Extensions;
  /** Loads how it answers a search from everywhere; asked for when somebody searches for the first time. */
  search?: () => Promise<SearchModule>;
}

/** A remote's typed manifest: the default export of its `src/remote.tsx` (architecture: Federation). */
export function defineRemote(remote: Remote): Remote {
  return remote;
}
