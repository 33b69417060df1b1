export {
  type FixtureService,
  letWaitWithoutEnd,
  requireAntidote,
  startFixture,
  type ThingBody,
  ThingHandler,
  writeThing,
  writeThingIn,
} from './fixture.js';
export { applications, appliedIn, cutConnections, Scene } from './scene.js';
