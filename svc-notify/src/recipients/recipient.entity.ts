import type { OdometerUnit } from '@carnet/fields';
import type { Language } from '@carnet/messages';

/** The data of a person that letters and reminders need. */
export interface Recipient {
  id: number;
  email: string;
  /** True if the address was confirmed; otherwise it may be a stranger's. */
  email_confirmed: boolean;
  language: Language | null;
  /** BCP 47 with a region, for the format of dates and numbers. */
  region: string | null;
  /** IANA time zone of the person's calendar day. */
  time_zone: string | null;
  odometer_unit: OdometerUnit | null;
}
