export { default } from '../packages/tooling/jest/service.cjs';
