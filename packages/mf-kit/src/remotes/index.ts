export { defineRemote } from './define-remote';
export type { LinkName, NavGroup, NavItem, PanelName, Remote, RemoteManifest, RemoteRoute } from './define-remote';
export { Panel } from './panel';
export { type Extension, useExtensions } from './use-extensions';
export { RemoteUnavailable } from './remote-unavailable';
export { LazyPart, loadPart } from './lazy-part';
export { RemotesContext, useLinks, useRemotes, useServes, type RemoteEntry, type Remotes } from './remotes-context';
export { useRemote, type RemoteState } from './use-remote';
export { searchGroup, type Findings, type SearchGroup, type SearchHit, type SearchModule } from './search-group';
