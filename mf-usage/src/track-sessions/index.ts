export { distanceText, durationText, lapTime } from './track-session.words';
export { type Day, dayQuery } from './day.query';
