import { PageFrame } from '@carnet/mf-kit';
import face from '../remote.json';

export default function WelcomePage() {
  return (
    <PageFrame title={face.nav[0]?.label ?? face.name}>
      <ul>
        {face.nav[0]?.items.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </PageFrame>
  );
}
