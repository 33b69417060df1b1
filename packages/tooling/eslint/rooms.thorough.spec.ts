import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Forbidden imports. The imported files must exist, because the rule ignores unresolved ones. */
const forbidden: [string, string, string][] = [
  ['a remote imports another remote', 'mf-garage/src/x.ts', `import '../../mf-service/src/remote.js';`],
  ['a remote loads another remote', 'mf-garage/src/x.ts', `void import('../../mf-service/src/remote.js');`],
  ['a remote imports a service', 'mf-garage/src/x.ts', `import '../../svc-garage/src/app.js';`],
  ['a remote imports the library of forms', 'mf-garage/src/x.ts', `import '@mantine/form';`],
  ['a remote imports the query client', 'mf-garage/src/x.ts', `import '@tanstack/react-query';`],
  ['the shell imports the library of forms', 'shell/src/x.ts', `import '@mantine/form';`],
  ['the shell imports a remote', 'shell/src/x.ts', `import '../../mf-garage/src/remote.js';`],
  ['a service imports another service', 'svc-garage/src/x.ts', `import '../../svc-service/src/app.js';`],
  ['a service imports another by name', 'svc-garage/src/x.ts', `export * from '@carnet/svc-records';`],
  ['a service starts databases', 'svc-garage/src/x.ts', `import '@carnet/embedded-pg';`],
  ['a package of services knows a domain', 'packages/rest/src/x.ts', `import '../../../svc-garage/src/app.js';`],
  ['jobs know a domain', 'packages/jobs/src/x.ts', `import '../../../svc-garage/src/app.js';`],
  ['what jobs stand on knows of them', 'packages/pg/src/x.ts', `import '@carnet/jobs';`],
  ['the frontends’ kit knows a domain', 'packages/mf-kit/src/x.ts', `import '../../../mf-garage/src/remote.js';`],
  ['formats ask the session', 'packages/mf-kit/src/formats/x.ts', `import '../data/session/store';`],
  ['data is drawn', 'packages/mf-kit/src/data/query/x.ts', `import '../../ui/button';`],
  ['ui knows of remotes', 'packages/mf-kit/src/ui/x.ts', `import '../federation/remotes-context';`],
  ['ui opens a form', 'packages/mf-kit/src/ui/dialog/x.ts', `import '../../forms';`],
  ['ui knows the odometer', 'packages/mf-kit/src/ui/x.ts', `import '../formats/odometer';`],
  ['federation knows of lists', 'packages/mf-kit/src/federation/x.ts', `import '../pages/paged-list';`],
  ['pages bring the editor along', 'packages/mf-kit/src/pages/x.ts', `void import('../editor');`],
  ['forms have helpers of specs', 'packages/mf-kit/src/forms/x.ts', `import '../testing';`],
  ['contracts import a library', 'packages/contracts/src/x.ts', `import 'pg';`],
  ['contracts import a kit', 'packages/contracts/src/x.ts', `import '@carnet/nest-kit';`],
  ['a package imports what stands on it', 'packages/pg/src/x.ts', `import '@carnet/nest-kit';`],
  ['a package imports the helpers of specs', 'packages/pg/src/x.ts', `import '@carnet/svc-testing';`],
  ['a service imports the helpers of specs', 'svc-garage/src/x.ts', `import '@carnet/svc-testing';`],
  ['a service knows of NATS', 'svc-garage/src/x.ts', `import '@carnet/fact-log-nats';`],
  ['the fact log knows of NATS', 'packages/fact-log/src/x.ts', `import '@carnet/fact-log-nats';`],
  ['a controller reaches past its service', 'svc-records/src/issues/x.controller.ts', `import './issue.entity.js';`],
  ['rules import more than entities and errors', 'svc-records/src/issues/x.rules.ts', `import './issues.service.js';`],
  [
    'a class to inject is imported as a type',
    'svc-records/src/x.service.ts',
    `import type { ARepository } from './a.repository.js';`,
  ],
  ['a feature reaches into another', 'mf-garage/src/collections/x.ts', `import '../parts/vehicle-parts';`],
  ['a feature hands on another’s file', 'mf-service/src/due/x.ts', `export * from '../events/service-events.queries';`],
  ['a feature of the shell reaches into another', 'shell/src/account/x.ts', `import '../layout/user-menu';`],
  ['the shell shows a picture without words', 'shell/src/x.tsx', `export const x = <img src="/x.png" />;`],
  [
    'a remote has a button that the keyboard misses',
    'mf-garage/src/x.tsx',
    `export const x = <span onClick={go} role="button" tabIndex={0} />;`,
  ],
  ['the kit has a label without a control', 'packages/mf-kit/src/x.tsx', `export const x = <label>1974</label>;`],
  ['a service has a file of a role of its own', 'svc-records/src/issues/issue.checks.ts', `export {};`],
  [
    'a service refuses without a code',
    'svc-records/src/x.service.ts',
    `import { ConflictException } from '@nestjs/common';`,
  ],
  [
    'a package of services refuses without a code',
    'packages/rest/src/x.ts',
    `import { HttpException as Refusal } from '@nestjs/common';`,
  ],
  [
    'a service hands Nest’s refusals on',
    'svc-records/src/x.ts',
    `export { NotFoundException } from '@nestjs/common/exceptions/not-found.exception.js';`,
  ],
  [
    'a test asserts how long something took',
    'svc-garage/test/x.spec.ts',
    `expect(performance.now() - begun).toBeLessThan(2_000);`,
  ],
  [
    'a test of a screen asserts it in other words',
    'mf-garage/src/x.spec.tsx',
    `expect(Date.now() - asked).not.toBeLessThanOrEqual(900);`,
  ],
  ['a journey asserts what it has measured', 'e2e/tests/x.spec.ts', `expect(took).toBeLessThan(2_000);`],
  ['a remote writes a text into its page', 'mf-garage/src/x.tsx', `export const x = <p>No cost</p>;`],
  ['a remote writes a label', 'mf-garage/src/x.tsx', `export const x = <Field label="Cost" />;`],
  ['a remote names a field in English', 'mf-records/src/x.ts', `export const x = { ...costProblems('Cost', values) };`],
  ['the shell writes the name of a key', 'shell/src/x.tsx', `export const x = <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>;`],
  ['the kit heads a column in English', 'packages/mf-kit/src/x.ts', `export const x = { header: 'Cost' };`],
  ['a comment opens with a bare What', 'svc-garage/src/x.ts', `/** What is due. */\nexport {};`],
  [
    'a comment of lines opens with a bare Where',
    'shell/src/x.tsx',
    `// Where it stands:\n// Of all pages.\nexport {};`,
  ],
  [
    'a comment opens with a preposition and a question word',
    'shell/src/x.ts',
    `/** By what it is found. */\nexport {};`,
  ],
  ['a comment opens with a duration that it points at', 'shell/src/x.ts', `/** For so long it waits. */\nexport {};`],
  ['a comment opens with a number that it points at', 'svc-garage/src/x.ts', `// So many at once.\nexport {};`],
  ['a comment behind code opens with a bare How', 'scripts/x.mjs', `export {}; // How it ends`],
  ['a block opens with a bare Whether', 'packages/mf-kit/src/x.ts', `/*\n * Whether it holds.\n */\nexport {};`],
  ['a body to check is imported as a type', 'svc-records/src/x.controller.ts', `import { type A } from './a.dto.js';`],
];
const allowed: [string, string, string][] = [
  [
    'a comment opens with its subject',
    'svc-garage/src/x.ts',
    `/** The due points, of\n * what is planned. */\nexport {};`,
  ],
  ['a comment opens with a condition', 'shell/src/x.ts', `// So long as it waits, nobody else does.\nexport {};`],
  ['a comment goes on in a second line', 'shell/src/x.ts', `// The place\n// Where it stands.\nexport {};`],
  [
    'a comment opens with a longer word',
    'gateway/src/x.ts',
    `// Whatever comes is logged. Often it is little.\nexport {};`,
  ],
  ['messages repeat what a screen says', 'shell/src/messages/x.ts', `/** What is due */\nexport {};`],
  ['a test compares moments', 'svc-garage/test/x.spec.ts', `expect(from).toBeLessThan(until);`],
  ['a test tells what has passed', 'svc-garage/test/x.spec.ts', `expect(Date.now() - sent).toBeGreaterThan(900);`],
  ['a remote imports its kit', 'mf-garage/src/x.ts', `import '@carnet/mf-kit/ui';`],
  ['forms stand on all rooms of the kit', 'packages/mf-kit/src/forms/x.ts', `import '../pages/paged-list';`],
  ['forms load the editor', 'packages/mf-kit/src/forms/x.ts', `void import('../editor/rich-text-editor');`],
  ['a file of the kit imports its own room', 'packages/mf-kit/src/ui/media/x.ts', `import '../button';`],
  ['a spec of the kit renders', 'packages/mf-kit/src/formats/x.spec.ts', `import '../testing';`],
  ['a remote imports contracts', 'mf-garage/src/x.ts', `import type {} from '@carnet/contracts';`],
  ['a service imports its kit', 'svc-garage/src/x.ts', `import '@carnet/nest-kit';`],
  ['a package imports what it stands on', 'packages/fact-log/src/x.ts', `import '@carnet/pg';`],
  ['a spec of a package imports helpers', 'packages/pg/test/x.spec.ts', `import '@carnet/svc-testing';`],
  ['a spec of a service imports helpers', 'svc-garage/test/x.spec.ts', `import '@carnet/svc-testing';`],
  ['the composition root loads NATS', 'packages/nest-kit/src/x.ts', `void import('@carnet/fact-log-nats');`],
  ['a service imports a library', 'svc-garage/src/x.ts', `import '@nestjs/common';`],
  ['the frontends’ kit imports the library of forms', 'packages/mf-kit/src/x.ts', `import '@mantine/form';`],
  ['a remote links to a page', 'mf-garage/src/x.tsx', `export const x = <Link to="/vehicles">{m.vehicles}</Link>;`],
  ['the shell writes the product’s name', 'shell/src/x.tsx', `export const x = <p aria-label="Carnet">Carnet</p>;`],
  ['a feature imports another', 'mf-garage/src/vehicles/x.ts', `import '../parts';`],
  ['a feature imports its own files', 'mf-garage/src/parts/x.ts', `import './vehicle-parts';`],
  ['a feature imports its remote’s paths', 'mf-garage/src/parts/x.ts', `import '../paths';`],
  ['a feature loads another’s file on demand', 'shell/src/routes/x.ts', `void import('../public/about.page');`],
  ['a remote’s face imports files of features', 'mf-garage/src/x.ts', `import './parts/parts.queries';`],
  ['a spec looks into another feature', 'mf-garage/src/vehicles/x.spec.ts', `import '../parts/parts.queries';`],
  [
    'a drill sends by the outbox of pages',
    'e2e/drills/x.ts',
    `import '../../packages/mf-kit/src/data/outbox/outbox-engine.js';`,
  ],
  ['factories look into features', 'mf-garage/src/testing/x.ts', `import '../parts/parts.queries';`],
  ['rules import what an entity can be', 'svc-records/src/issues/x.rules.ts', `import './issue.entity.js';`],
  ['a service has a file without a role', 'svc-records/src/issues/priorities.ts', `export {};`],
  ['a service imports its entity', 'svc-records/src/issues/x.service.ts', `import './issue.entity.js';`],
];

let messages: string[][];

beforeAll(() => {
  const cases = [...forbidden, ...allowed].map(([, file, code]) => ({ file, code }));
  const output = execFileSync(process.execPath, [join(__dirname, 'lint-cases.mjs')], { input: JSON.stringify(cases) });
  messages = JSON.parse(output.toString()) as string[][];
});

it.each(forbidden.map(([what], index) => [what, index] as const))('refuses that %s', (_what, index) => {
  expect(messages[index]).toHaveLength(1);
});

it.each(allowed.map(([what], index) => [what, forbidden.length + index] as const))('allows that %s', (_what, index) => {
  expect(messages[index]).toEqual([]);
});
