export {
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
  type LinkProps,
  type NavLinkProps,
  type To,
} from 'react-router';
export { AppRouter, useBlockedMoves } from './app-router';
export { createAppHistory, type AppHistory } from './history';
