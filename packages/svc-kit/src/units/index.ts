export { inUnit, NEW_INSTRUMENT, ODOMETER_UNITS, type OdometerUnit } from './odometer-unit.js';
