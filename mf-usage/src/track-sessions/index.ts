export { distanceText, durationText, lapTime } from './track-session.words';
