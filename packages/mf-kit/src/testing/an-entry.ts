import type { Entry } from '../data/outbox/entry';

/** A write that waits to be sent; `note` says where it is shown. */
export const anEntry = (note: Partial<Entry['note']> = {}): Entry => ({
  ...{ id: 'e1', method: 'POST', path: '/api/garage/cars', body: { make: 'Saab' }, key: 'k', ifMatch: null },
  note: { kind: 'car', vehicle: 7, title: 'Saab', list: '/cars', ...note },
  form: { address: '/cars/new', subject: '', values: { make: 'Saab', model: '900' } },
  ...{ was: null, next: null, state: 'waiting', problem: null, errors: [], current: null },
  ...{ writtenAt: 0, clockOff: null, holdsFiles: false, thing: null, tried: false },
});
