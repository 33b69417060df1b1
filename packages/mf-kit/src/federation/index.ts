export { defineRemote } from './define-remote';
export type { LinkName, NavGroup, Remote, RemoteRoute } from './define-remote';
export type { NavItem } from './nav-item';
export { RemotesContext, useLinks, useRemotes, useServes, type RemoteEntry, type Remotes } from './remotes-context';
export { useRemote } from './use-remote';
export { VersionMismatch } from './version-mismatch';
export { Slot, useSlot } from './slot';
export { useExtensions } from './use-extensions';
export { searchGroup, type Findings, type SearchGroup, type SearchHit, type SearchModule } from './search-group';
export { BackgroundPanels, hasBackground, hasBackgroundPanel, setBackgroundPanel } from './background-panels';
export {
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { AppRouter, useGoOn } from './router/app-router';
export { type AppHistory, createAppHistory } from './router/history';
