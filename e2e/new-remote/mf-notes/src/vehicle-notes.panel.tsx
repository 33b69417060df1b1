import { PanelFrame } from '@carnet/mf-kit';

export default function VehicleNotesPanel({ vehicleId }: CarnetSlots['vehicle-tab']) {
  return <PanelFrame title={`Notes of vehicle ${vehicleId}`}>Nothing is noted yet.</PanelFrame>;
}
