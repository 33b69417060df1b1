import { Card, type ColorScheme, PageFrame, SegmentedButtons, useColorScheme } from '@carnet/mf-kit';

const schemes: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
];

/** What a person sets for this browser. */
export default function SettingsPage() {
  const scheme = useColorScheme();
  return (
    <PageFrame title="Settings" width="narrow">
      <Card as="section">
        <SegmentedButtons
          label="Color scheme"
          description="Kept in this browser. System follows the setting of your device."
          options={schemes}
          value={scheme.value}
          onChange={scheme.set}
        />
      </Card>
    </PageFrame>
  );
}
