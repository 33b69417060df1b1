import { Unavailable } from '@carnet/messages';

/** The reason why an address is refused. */
export type Fault = 'malformed' | 'credentials' | 'private';

/** The address is invalid, or in a network that is not allowed. */
export class AddressRefused extends Error {
  constructor(readonly fault: Fault) {
    super(`The address is refused: ${fault}`);
  }
}

/** The server did not answer, or not in time. */
export class NoAnswer extends Error {
  constructor(readonly why: 'not-found' | 'no-connection' | 'certificate' | 'too-slow') {
    super(`No answer: ${why}`);
  }
}

/** No request was sent, because too many are in flight. This says nothing about the address. */
export class OutgoingBusy extends Unavailable {}
