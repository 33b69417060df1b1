export { defineRemote } from './define-remote';
export type { NavGroup, NavItem, PanelName, Remote, RemoteFace, RemoteRoute } from './define-remote';
export { Panel } from './panel';
export { RemoteUnavailable } from './remote-unavailable';
export { LazyPart } from './lazy-part';
export { RemotesContext, useRemotes, useServes, type RemoteEntry, type Remotes } from './remotes-context';
export { useLoaded, type Loaded } from './use-loaded';
export { searchGroup, type Findings, type SearchGroup, type SearchHit, type SearchModule } from './search-group';
