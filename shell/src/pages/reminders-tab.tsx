import { ReminderChannels } from './reminder-channels';
import { ReminderPreview } from './reminder-preview';
import { ReminderSettings } from './reminder-settings';
import Calendar from './reminders';
import classes from './reminder-settings.module.css';

/** How a person is told of what comes due: by mail, by what shows notifications, and by their calendar. */
export default function RemindersTab() {
  return (
    <div className={classes.sections}>
      <ReminderSettings />
      <ReminderChannels />
      <ReminderPreview />
      <Calendar />
    </div>
  );
}
