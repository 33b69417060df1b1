export { default } from '../tooling/jest/service.cjs';
