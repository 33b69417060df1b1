import { vehicleName } from '../lookups';
import type { PhotoPair } from './photo-pairs.queries';
import * as m from '../messages/pairs';

type Titled = Pick<PhotoPair, 'title' | 'nickname' | 'year' | 'make' | 'model'>;

/** Title of a pair, otherwise its vehicle's name. */
export function pairTitle({ title, nickname, year, make, model }: Titled): string {
  if (title) return title;
  if (year === null || make === null || model === null) return m.beforeAndAfter;
  return vehicleName({ nickname, year, make, model });
}
