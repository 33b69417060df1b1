import { MantineScope } from '../mantine/mantine-scope';
import { DayInput, type DayInputProps } from './day-input';

/** The field of a day where there is no form: `KitForm` brings what its fields need, and here is none. */
export function LoneDayInput(props: DayInputProps) {
  return (
    <MantineScope>
      <DayInput {...props} />
    </MantineScope>
  );
}
