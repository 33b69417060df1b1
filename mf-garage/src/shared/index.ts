export { garageChanged, savedInGarage } from './garage-changed';
export { listed } from './listed';
