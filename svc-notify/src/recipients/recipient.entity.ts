import type { OdometerUnit } from '@carnet/fields';
import type { Language } from '@carnet/messages';

/** A person as far as letters and reminders have to know them. */
export interface Recipient {
  id: number;
  email: string;
  /** Known to reach the person: else it may be a stranger's. */
  email_confirmed: boolean;
  language: Language | null;
  /** BCP 47 with a region: how dates and numbers are written. */
  region: string | null;
  /** IANA name of the zone whose days are theirs. */
  time_zone: string | null;
  odometer_unit: OdometerUnit | null;
}
