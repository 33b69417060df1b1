export { AppFrame } from './app-frame';
export { PublicFrame } from './public-frame';
export { nameOf } from './user-menu';
