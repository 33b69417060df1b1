export { dayQuery } from './track-day.queries';
