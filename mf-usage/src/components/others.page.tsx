import { ComponentsPage } from './components.page';

export default function OthersPage() {
  return <ComponentsPage group="others" />;
}
