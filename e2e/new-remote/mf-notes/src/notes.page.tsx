import { PageFrame } from '@carnet/mf-kit/pages';

export default function NotesPage() {
  return <PageFrame title="All Notes">Nothing is noted yet.</PageFrame>;
}
