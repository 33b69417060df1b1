import { BooleanField, Shape } from '@carnet/fields';
import * as m from '../messages/channel.js';

export class CalendarView {
  @Shape('date-time', {
    nullable: true,
    description: 'When the address was made; null where there is none',
  })
  made_at: string | null;
  @Shape('boolean', {
    description: 'Whether what is overdue stands on the day that it is for the person, and not on its own',
  })
  overdue_today: boolean;
}

export class ChangeCalendar {
  @BooleanField({
    required: m.onOrOff,
    description: 'Whether what is overdue stands on the day that it is for the person, and not on its own',
  })
  overdue_today: boolean;
}

export class CalendarAddressView {
  @Shape('string', {
    description: 'Path of the calendar on this site. Told this once: the stack itself keeps only its hash',
  })
  path: string;
  @Shape('date-time') made_at: string;
  @Shape('boolean', { description: 'Whether what is overdue stands on the day that it is for the person' })
  overdue_today: boolean;
}
