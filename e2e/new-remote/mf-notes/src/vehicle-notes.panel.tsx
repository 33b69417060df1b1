import { PanelFrame } from '@carnet/mf-kit/ui';

export default function VehicleNotesPanel({ vehicleId }: CarnetSlots['vehicle-tab']) {
  return <PanelFrame title={`Notes of vehicle ${vehicleId}`}>Nothing is noted yet.</PanelFrame>;
}
