export { ageText } from './vehicle.rules';
