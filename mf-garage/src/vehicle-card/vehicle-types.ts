import type { garage } from '@carnet/contracts';
import * as m from '../messages/vehicles';

export const VEHICLE_TYPES: Readonly<Record<garage.VehicleView['type'], string>> = {
  Car: m.car,
  Truck: m.truck,
  SUV: m.suv,
  Motorcycle: m.motorcycle,
  Other: m.other,
};
