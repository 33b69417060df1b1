import { PanelFrame } from '@carnet/mf-kit/ui';

export default function NewestNotePanel() {
  return <PanelFrame title="Newest note">Buy lamps.</PanelFrame>;
}
