import { Navigate, useLocation } from '@carnet/mf-kit/federation';
import { paths } from '../paths';

export default function ToHistoryPage() {
  return <Navigate to={{ pathname: paths.history(), search: useLocation().search }} replace />;
}
