export {
  createReading,
  type Reading,
  type Chapter as OdometerChapter,
  saidOf,
  sayAgain,
  waitingReading,
} from './odometer.queries';
export { VehicleOdometer } from './vehicle-odometer';
