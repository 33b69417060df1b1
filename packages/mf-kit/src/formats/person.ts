/** Customs of a person that change how values are written. The session knows more of them. */
export interface Customs {
  /** IANA name of the zone whose days are this person's; null until it is set. */
  time_zone?: string | null;
  /** BCP 47; the browser's until it is set. */
  language?: string | null;
  /** BCP 47 with a region: how dates, numbers and amounts are written; as in the United States until it is set. */
  region?: string | null;
  /** ISO 4217; dollars until it is set. */
  currency?: string | null;
  /** The unit of new vehicles; miles until it is set. */
  odometer_unit?: OdometerUnit | null;
}

/** Units that an instrument counts: miles, kilometres, or hours of running. */
export type OdometerUnit = 'mi' | 'km' | 'h';

/** The person whom a page is written for. Without a token it is nobody; without a `user` the profile is still on its way. */
interface Person {
  token: string | null;
  user?: Customs;
}

let known = (): Person => ({ token: null });

/** The person whom the page is written for now. */
export const person = (): Person => known();

/** Called by the session, which stands above: formats follow the person that it knows. */
export function writeFor(session: () => Person): void {
  known = session;
}
