export { default } from '@carnet/tooling/jest/web.cjs';
