import { GarageLine, GarageOver } from '../sharing';
import { GarageSwitch, NarrowGarages } from './garage-switch';

const PARTS = { bar: GarageSwitch, menu: NarrowGarages, line: GarageLine, over: GarageOver };

export type GaragePlace = keyof typeof PARTS;

/** Parts of the frame for shared garages. */
export default function GarageParts({ place }: { place: GaragePlace }) {
  const Part = PARTS[place];
  return <Part />;
}
