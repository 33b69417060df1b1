import { Navigate, useSearchParams } from '@carnet/mf-kit/federation';
import { paths } from '../paths';

/** Redirects the documents' path `/service/schedule?vehicle_id=` to that vehicle's schedules (contract §4). */
export default function ToSchedulesPage() {
  const vehicleId = Number(useSearchParams()[0].get('vehicle_id'));
  const to =
    Number.isInteger(vehicleId) && vehicleId > 0 ? paths.schedulesOfVehicle(vehicleId) : paths.activeSchedules();
  return <Navigate to={to} replace />;
}
