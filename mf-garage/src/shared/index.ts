export { garageChanged, savedInGarage } from './garage-changed';
export { listed, sentences } from './listed';
