import { Navigate } from '@carnet/mf-kit/federation';
import { paths } from '../paths';

export default function ToDashboardPage() {
  return <Navigate to={paths.activeSchedules()} replace />;
}
