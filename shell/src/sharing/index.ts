export { GarageLine, GarageOver } from './garage-line';
export { noteGarage, noteGarages, useFreshGarages, useGarages } from './known-garages';
export { acceptInvitation, type Garage, readInvitation, type ReadInvitation, sharingQuery } from './sharing.queries';
export { reachOf, roleMay, roleName, untilOf } from './sharing.rules';
