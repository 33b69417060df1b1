import { Mileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as common from '../messages/common';

/** Mileage of a record, for the facts on its page; nothing if it has none. */
export const mileageFact = ({ mileage, odometer_unit }: { mileage: number | null; odometer_unit: OdometerUnit }) =>
  mileage === null ? [] : [{ label: common.mileage, value: <Mileage miles={mileage} unit={odometer_unit} /> }];
