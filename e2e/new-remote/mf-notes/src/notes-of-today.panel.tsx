import { PanelFrame } from '@carnet/mf-kit';

export default function NotesOfTodayPanel() {
  return <PanelFrame title="Notes of today">Buy lamps.</PanelFrame>;
}
