import { ReminderChannels } from './reminder-channels';
import { ReminderPreview } from './reminder-preview';
import { ReminderSettings } from './reminder-settings';
import Calendar from './reminders';
import classes from './reminder-settings.module.css';

/** Ways in which a person is told of what comes due: by mail, by channels with notifications, and by their calendar. */
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
