/** Settings of a person that change how values are written. The session knows more of them. */
export interface Customs {
  /** IANA name of the person's time zone; null until it is set. */
  time_zone?: string | null;
  /** BCP 47; the browser's until it is set. */
  language?: string | null;
  /** BCP 47 with a region: the format of dates, numbers and amounts. Until it is set, that of the United States. */
  region?: string | null;
  /** ISO 4217; dollars until it is set. */
  currency?: string | null;
  /** The unit of new vehicles; miles until it is set. */
  odometer_unit?: OdometerUnit | null;
}

/** Units that an instrument counts: miles, kilometres, or hours of running. */
export type OdometerUnit = 'mi' | 'km' | 'h';

/** The person for whom a page is written. Without a token nobody is signed in; without a `user` the profile is still loading. */
interface Person {
  token: string | null;
  user?: Customs;
}

let known = (): Person => ({ token: null });

/** The person whom the page is written for now. */
export const person = (): Person => known();

/** The session calls this, since formats must not import it. Formats then follow the session's person. */
export function writeFor(session: () => Person): void {
  known = session;
}
