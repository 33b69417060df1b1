import { Unavailable } from '@carnet/messages';

/** Why an address of a person's choice is not asked. */
export type Fault = 'malformed' | 'credentials' | 'private';

/** The address may not be asked: it lies in a network that is shut, or is none. */
export class AddressRefused extends Error {
  constructor(readonly fault: Fault) {
    super(`The address is refused: ${fault}`);
  }
}

/** Nobody answered, or not in time. */
export class NoAnswer extends Error {
  constructor(readonly why: 'not-found' | 'no-connection' | 'certificate' | 'too-slow') {
    super(`No answer: ${why}`);
  }
}

/** Nobody was asked: too much goes out of this process at the moment. It says nothing of the address. */
export class OutgoingBusy extends Unavailable {}
