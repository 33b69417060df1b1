import { Mileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as common from '../messages/common';

/** The odometer's reading among the facts of a record's page; nothing if the record has none. */
export const mileageFact = ({ mileage, odometer_unit }: { mileage: number | null; odometer_unit: OdometerUnit }) =>
  mileage === null ? [] : [{ label: common.mileage, value: <Mileage miles={mileage} unit={odometer_unit} /> }];
