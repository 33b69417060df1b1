export { AppFrame } from './app-frame';
export { PublicFrame } from './public-frame';
