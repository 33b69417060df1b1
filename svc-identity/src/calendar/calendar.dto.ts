import { Shape } from '@carnet/svc-kit';

export class CalendarView {
  @Shape('date-time', {
    nullable: true,
    description: 'When the address was made; null where there is none',
  })
  made_at: string | null;
}

export class CalendarAddressView {
  @Shape('string', {
    description: 'Path of the calendar on this site. Told this once: the stack itself keeps only its hash',
  })
  path: string;
  @Shape('date-time') made_at: string;
}
