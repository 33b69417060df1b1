import {
  Card,
  type ColorScheme,
  FormSkeleton,
  NotYet,
  PageFrame,
  Panel,
  SegmentedButtons,
  useColorScheme,
  useLoadedForEditing,
} from '@carnet/mf-kit';
import { meQuery } from './profile.queries';
import { SettingsForm } from './settings-form';
import * as m from '../messages/settings';
import classes from './settings.page.module.css';

const schemes: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: m.light },
  { value: 'dark', label: m.dark },
  { value: 'auto', label: m.system },
];

/** What a person sets: for this browser, and for all that they open Carnet in. */
export default function SettingsPage() {
  const scheme = useColorScheme();
  return (
    <PageFrame title={m.title} width="narrow">
      <div className={classes.parts}>
        <Card as="section">
          <SegmentedButtons
            label={m.colorScheme}
            description={m.colorSchemeExplained}
            options={schemes}
            value={scheme.value}
            onChange={scheme.set}
          />
        </Card>
        <OfThePerson />
      </div>
    </PageFrame>
  );
}

function OfThePerson() {
  // Whatever else changes the profile raises its version, too: what is edited is always read anew.
  const me = useLoadedForEditing(meQuery);
  if (!me.data) return <NotYet of={me} waiting={<FormSkeleton label={m.loading} />} />;
  return (
    <>
      <SettingsForm me={me.data} />
      <Panel name="records/storage" />
    </>
  );
}
