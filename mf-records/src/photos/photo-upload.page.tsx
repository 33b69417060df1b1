import { Navigate, useSearchParams, withQuery } from '@carnet/mf-kit';
import { paths } from '../paths';

/** Where a vehicle's quick action leads until photos can be uploaded. */
export default function PhotoUploadPage() {
  const [params] = useSearchParams();
  return <Navigate to={withQuery(paths.photos(), { vehicle_id: params.get('vehicle_id') ?? undefined })} replace />;
}
