export { deviceName } from './sessions.rules';
