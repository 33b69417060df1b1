export {
  createReading,
  type Odometer,
  odometerQuery,
  type Reading,
  type Chapter as OdometerChapter,
  saidOf,
  sayAgain,
  waitingReading,
} from './odometer.queries';
export { dayText, mileageOn } from './odometer.words';
export { VehicleOdometer } from './vehicle-odometer';
