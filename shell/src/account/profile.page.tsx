import type { ComponentProps } from 'react';
import { useLoaded, useLoadedForEditing } from '@carnet/mf-kit/data';
import { FormSkeleton, LazyPart, NotYet, PanelError, Skeleton, Tabs } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { exportsSection } from '../exports';
import { DeleteAccount } from './delete-account';
import { FirstPassword } from './first-password';
import { OwnProviders } from './own-providers';
import { ownWaysInQuery } from './own-ways-in.queries';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { meQuery } from './profile.queries';
import * as m from '../messages/profile';

type View = 'profile' | 'password';

const tabs: ComponentProps<typeof Tabs<View>>['tabs'] = [
  { value: 'profile', label: m.information },
  { value: 'password', label: m.changePassword },
];

/** The person's profile and password (spec §2). */
export default function ProfilePage() {
  const [params, setParams] = useSearchParams();
  return (
    <PageFrame title={m.profile} width="narrow">
      <Tabs
        label={m.profile}
        tabs={tabs}
        value={params.get('tab') ?? 'profile'}
        onChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      >
        {(tab) => (tab === 'profile' ? <ProfileInformation /> : <WaysIn />)}
      </Tabs>
    </PageFrame>
  );
}

/** Shows the password form at once. It is replaced if the response says that there is no password. */
function WaysIn() {
  const own = useLoaded(ownWaysInQuery);
  return (
    <>
      {own.data?.has_password === false ? <FirstPassword /> : <PasswordForm />}
      <OwnProviders />
    </>
  );
}

function ProfileInformation() {
  // Changing the password raises the version, so the profile is fetched again before editing.
  const me = useLoadedForEditing(meQuery);
  if (!me.data) return <NotYet of={me} waiting={<FormSkeleton label={m.loading} />} />;
  return (
    <>
      <ProfileForm me={me.data} />
      <LazyPart
        load={exportsSection}
        props={{}}
        loading={<Skeleton height="8rem" />}
        fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
      />
      <DeleteAccount />
    </>
  );
}
