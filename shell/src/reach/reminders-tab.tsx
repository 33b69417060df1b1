import { ReminderChannels } from './reminder-channels';
import { ReminderPreview } from './reminder-preview';
import { ReminderSettings } from './reminder-settings';
import Calendar from './reminders';
import classes from './reminder-settings.module.css';

/** All ways to get reminders: mail, notification channels, and the calendar. */
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
