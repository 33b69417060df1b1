export { eventually } from './eventually.js';
export { FakeProducer, type TestFact } from './fake-producer.js';
export { JUNK, JUNK_BODIES, unsound } from './junk.js';
export { notOwnerFirst } from './owner-first.js';
export { countAllStatements, countStatements } from './statement-counter.js';
export { type TestAnswer, type TestClient, type TestService, startTestService } from './test-service.js';
export { TokenMaker } from './token-maker.js';
export { countDeadlocks, expectLockedInOrder, type Locking, OtherSession, type Row } from './locks.js';
