import { Mileage, type OdometerUnit } from '@carnet/mf-kit';
import * as common from '../messages/common';

/** What the odometer showed, among the facts of a record's page; nothing where the record does not say it. */
export const mileageFact = ({ mileage, odometer_unit }: { mileage: number | null; odometer_unit: OdometerUnit }) =>
  mileage === null ? [] : [{ label: common.mileage, value: <Mileage miles={mileage} unit={odometer_unit} /> }];
