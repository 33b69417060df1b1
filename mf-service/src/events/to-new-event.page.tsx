import { Navigate, useLocation } from '@carnet/mf-kit/federation';
import { paths } from '../paths';

export default function ToNewEventPage() {
  return <Navigate to={{ pathname: paths.newEvent(), search: useLocation().search }} replace />;
}
