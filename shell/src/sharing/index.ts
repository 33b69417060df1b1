export { GarageLine, GarageOver } from './garage-line';
export { GarageSwitch, NarrowGarages } from './garage-switch';
