import { PanelFrame } from '@carnet/mf-kit/ui';

export default function NotesOfTodayPanel() {
  return <PanelFrame title="Notes of today">Buy lamps.</PanelFrame>;
}
