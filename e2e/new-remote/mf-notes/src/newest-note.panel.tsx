import { PanelFrame } from '@carnet/mf-kit';

export default function NewestNotePanel() {
  return <PanelFrame title="Newest note">Buy lamps.</PanelFrame>;
}
