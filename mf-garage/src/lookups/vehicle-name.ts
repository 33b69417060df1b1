interface NamedVehicle {
  year: number;
  make: string;
  model: string;
  nickname?: string | null;
}

export const vehicleName = ({ year, make, model }: NamedVehicle): string => `${year} ${make} ${model}`;

/** Label for selectors. Distinguishes two vehicles of the same model. */
export const vehicleLabel = (vehicle: NamedVehicle): string =>
  vehicle.nickname ? `${vehicleName(vehicle)} (${vehicle.nickname})` : vehicleName(vehicle);

export const vehicleOptions = (vehicles: readonly (NamedVehicle & { id: number })[]) =>
  vehicles.map((vehicle) => ({ value: String(vehicle.id), label: vehicleLabel(vehicle) }));
