import { Navigate, useSearchParams } from '@carnet/mf-kit/federation';
import { paths } from '../paths';

/** `/service/schedule?vehicle_id=` of the documents leads to that vehicle's schedules (contract §4). */
export default function ToSchedulesPage() {
  const vehicleId = Number(useSearchParams()[0].get('vehicle_id'));
  const to =
    Number.isInteger(vehicleId) && vehicleId > 0 ? paths.schedulesOfVehicle(vehicleId) : paths.activeSchedules();
  return <Navigate to={to} replace />;
}
