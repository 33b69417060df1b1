import { Title, useTitle } from '@carnet/mf-kit';
import face from '../remote.json';

export default function WelcomePage() {
  const [menu] = face.nav;
  useTitle(menu?.label);
  return <Title>{menu?.label}</Title>;
}
