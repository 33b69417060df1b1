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
  type LinkProps,
  type To,
} from 'react-router-dom';
export { AppRouter, useBlockedMoves, useGoOn } from './app-router';
export { createAppHistory, type AppHistory } from './history';
