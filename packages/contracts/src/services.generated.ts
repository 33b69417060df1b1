// Made from the list of workspaces by `npm run contracts`; not edited by hand.

export type * as dossier from './dossier.generated.js';
export type * as garage from './garage.generated.js';
export type * as identity from './identity.generated.js';
export type * as notify from './notify.generated.js';
export type * as records from './records.generated.js';
export type * as service from './service.generated.js';
export type * as usage from './usage.generated.js';

declare global {
  /** The services of the stack, by name. */
  interface CarnetServices {
    identity: object;
    garage: object;
    service: object;
    records: object;
    dossier: object;
    usage: object;
    notify: object;
  }
}

export type ServiceName = keyof CarnetServices;
