import type { TableFormat } from '../table-format';
import { ACAR } from './acar';
import { CARNET } from './carnet';
import { CLARKSON } from './clarkson';
import { DRIVVO } from './drivvo';
import { FUELIO } from './fuelio';
import { FUELLY } from './fuelly';
import { HAMMOND } from './hammond';
import { LUBELOGGER } from './lubelogger';
import { MAY } from './may';
import { MYGARAGE } from './mygarage';
import { ROAD_TRIP } from './road-trip';
import { SIMPLY_AUTO } from './simply-auto';
import { SPRITMONITOR } from './spritmonitor';
import { TRACKTOR } from './tracktor';

export { unshielded } from './carnet';
export { ROAD_TRIP_SECTIONS } from './road-trip';

/** Formats of other products' files. If several formats match a table's headers and it has no title, the first one counts. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  ...CARNET,
  ...MAY,
  ...LUBELOGGER,
  ...FUELLY,
  ...SPRITMONITOR,
  ...FUELIO,
  ...DRIVVO,
  ...ACAR,
  ...ROAD_TRIP,
  ...SIMPLY_AUTO,
  ...MYGARAGE,
  ...TRACKTOR,
  ...HAMMOND,
  ...CLARKSON,
];
