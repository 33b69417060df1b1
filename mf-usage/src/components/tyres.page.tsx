import { ComponentsPage } from './components.page';

export default function TyresPage() {
  return <ComponentsPage group="tyres" />;
}
