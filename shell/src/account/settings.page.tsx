import type { ComponentProps } from 'react';
import { useGarage, useLoadedForEditing } from '@carnet/mf-kit/data';
import {
  Card,
  ErrorState,
  FormSkeleton,
  LazyPart,
  ListSkeleton,
  NotYet,
  SegmentedButtons,
  Tabs,
} from '@carnet/mf-kit/ui';
import { Slot, useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import type { ColorScheme } from '../colour-scheme';
import { useColorScheme } from '../use-color-scheme';
import { AddressState } from './address-state';
import { OfflineCopies } from './offline-copies';
import { meQuery } from './profile.queries';
import { SettingsForm } from './settings-form';
import * as m from '../messages/settings';
import classes from '../choice.module.css';

const schemes: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: m.light },
  { value: 'dark', label: m.dark },
  { value: 'auto', label: m.system },
];

type View = 'preferences' | 'sharing' | 'reminders' | 'security' | 'sessions' | 'keys' | 'webhooks';

const tabs: ComponentProps<typeof Tabs<View>>['tabs'] = [
  { value: 'preferences', label: m.preferences },
  { value: 'sharing', label: m.sharing },
  { value: 'reminders', label: m.reminders },
  { value: 'security', label: m.security },
  { value: 'sessions', label: m.sessions },
  { value: 'keys', label: m.apiKeys },
  { value: 'webhooks', label: m.webhooks },
];

const reminders = () => import(/* webpackChunkName: "settings-tabs" */ '../reach/reminders-tab');
const security = () => import(/* webpackChunkName: "security" */ '../second-factor/security');
const sessions = () => import(/* webpackChunkName: "settings-tabs" */ './sessions');

const sharing = () => import(/* webpackChunkName: "settings-sharing" */ '../sharing/sharing-section');
const apiKeys = () => import(/* webpackChunkName: "settings-keys" */ './api-keys');
const webhooks = () => import(/* webpackChunkName: "settings-webhooks" */ '../reach/webhooks');

/** Tabs that are loaded when they are opened. */
const later = { sharing, reminders, security, sessions, keys: apiKeys, webhooks };

/** Settings of the person: preferences, sharing, reminders, second factors, sessions, API keys and webhooks. */
export default function SettingsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <PageFrame title={m.title} width="narrow">
      <Tabs
        label={m.title}
        tabs={tabs}
        value={params.get('tab') ?? 'preferences'}
        onChange={(tab) => setParams(tab === 'preferences' ? {} : { tab }, { replace: true })}
      >
        {(tab) => (tab === 'preferences' ? <Preferences /> : <Later key={tab} load={later[tab]} />)}
      </Tabs>
    </PageFrame>
  );
}

/** Loads the code of a tab when it is opened, because few people open these. */
function Later({ load }: { load: (typeof later)[keyof typeof later] }) {
  return (
    <LazyPart
      load={load}
      props={{}}
      loading={<ListSkeleton label={m.loading} />}
      fallback={({ error, retry }) => <ErrorState error={error} fallback={m.notLoaded} onRetry={retry} />}
    />
  );
}

/** Preferences of this browser, and preferences of the person on every device. */
function Preferences() {
  const scheme = useColorScheme();
  return (
    <div className={classes.parts}>
      <Card as="section">
        <SegmentedButtons
          label={m.colorScheme}
          description={m.colorSchemeExplained}
          options={schemes}
          value={scheme.value}
          onChange={scheme.set}
        />
        <OfflineCopies />
      </Card>
      <OfThePerson />
    </div>
  );
}

function OfThePerson() {
  // Other changes of the profile raise its version, too, so it is fetched again before editing.
  const me = useLoadedForEditing(meQuery);
  // Settings cards of remotes refer to the current garage.
  const garage = useGarage();
  if (!me.data) return <NotYet of={me} waiting={<FormSkeleton label={m.loading} />} />;
  return (
    <>
      <SettingsForm me={me.data} />
      <AddressState me={me.data} />
      {!garage && <Slot slot="settings-card" />}
    </>
  );
}
