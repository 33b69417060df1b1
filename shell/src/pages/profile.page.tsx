import { ErrorState, FormSkeleton, PageFrame, type Tab, Tabs, useQuery, useSearchParams } from '@carnet/mf-kit';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { meQuery } from './profile.queries';

type View = 'profile' | 'password';

const tabs: readonly Tab<View>[] = [
  { value: 'profile', label: 'Profile Information' },
  { value: 'password', label: 'Change Password' },
];

/** The person's own data and password (spec §2). */
export default function ProfilePage() {
  const [params, setParams] = useSearchParams();
  return (
    <PageFrame title="Profile" width="narrow">
      <Tabs
        label="Profile"
        tabs={tabs}
        value={params.get('tab') ?? 'profile'}
        onChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      >
        {(tab) => (tab === 'profile' ? <ProfileInformation /> : <PasswordForm />)}
      </Tabs>
    </PageFrame>
  );
}

function ProfileInformation() {
  const me = useQuery(meQuery);
  if (me.isPending) return <FormSkeleton label="Loading profile..." />;
  if (me.isError) return <ErrorState error={me.error} onRetry={me.refetch} />;
  return <ProfileForm me={me.data} />;
}
