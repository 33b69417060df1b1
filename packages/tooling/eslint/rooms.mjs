import boundaries from 'eslint-plugin-boundaries';
import { servicePackages } from '../packages.mjs';

/** The packages that services consist of. Each folder is a room, which may import the packages in its package.json. */
const parts = servicePackages();
const partNames = parts.map(({ folder }) => folder);
/** Packages that no service may import in its sources: test helpers, and a package that only nest-kit loads. */
const NOT_FOR_SERVICES = ['svc-testing', 'fact-log-nats'];
const roomsNamed = (dependencies = {}) =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith('@carnet/') ? name.slice('@carnet/'.length) : []));

/** The rooms of the stack. Patterns are relative to the root. */
const rooms = {
  service: 'svc-*',
  remote: 'mf-*',
  shell: 'shell',
  gateway: 'gateway',
  contracts: 'packages/contracts',
  ...Object.fromEntries(partNames.map((name) => [name, `packages/${name}`])),
  'mf-kit': 'packages/mf-kit',
  'embedded-pg': 'packages/embedded-pg',
  tooling: 'packages/tooling',
  scripts: 'scripts',
  e2e: 'e2e',
  bench: 'bench',
  kubernetes: 'deploy/kubernetes',
};
const captures = { service: ['room'], remote: ['room'] };

/** The rooms that each room may import. All other imports between rooms are refused. */
const doors = {
  service: ['contracts', ...partNames.filter((name) => !NOT_FOR_SERVICES.includes(name))],
  remote: ['contracts', 'mf-kit'],
  shell: ['contracts', 'mf-kit'],
  gateway: [],
  contracts: [],
  ...Object.fromEntries(parts.map(({ folder, dependencies }) => [folder, roomsNamed(dependencies)])),
  'mf-kit': [],
  'embedded-pg': [],
  tooling: [],
  scripts: ['bench', 'contracts', 'e2e', 'embedded-pg', 'gateway', ...partNames, 'service', 'tooling'],
  e2e: ['contracts', 'embedded-pg', 'gateway', 'scripts', ...partNames, 'tooling'],
  bench: ['contracts', 'embedded-pg', 'gateway', 'remote', 'scripts', 'shell'],
  // Its specs let services read their configuration from the manifests.
  kubernetes: ['scripts', ...partNames],
};
const roles = ['controller', 'service', 'repository', 'entity', 'rules', 'errors'];
/** Roles of a service's files, by the word before `.ts` (ADR 38). A file without a role is named after its one subject. */
const ROLES = [...roles, 'dto', 'fact', 'handlers', 'module', 'read'];
/** Inside a service, imports only go down: controller, service, repository, entity. */
const upwards = {
  controller: ['repository', 'entity'],
  service: ['controller'],
  repository: ['controller', 'service'],
  entity: ['controller', 'service', 'repository'],
  errors: ['controller', 'service', 'repository', 'entity', 'rules'],
};

const element = (type, captured) => ({ element: captured ? { type, captured } : { type } });
const library = (source) => ({ module: { origin: 'external', source } });
const ofRole = (role) => ({ element: { type: 'service' }, file: { categories: role } });
const behindTheKit = ['@mantine/*', '@tiptap/*'];
const alsoForRemotes = ['@tanstack/*', 'react-router*', 'dompurify'];

const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.keys(rooms).map((type) => ({
    from: element(type),
    allow: { to: sameRoom(type) },
  })),
  ...Object.entries(doors)
    .filter(([, open]) => open.length > 0)
    .map(([type, open]) => ({ from: element(type), allow: { to: open.map((door) => element(door)) } })),
  { from: { file: { categories: 'config' } }, allow: { to: element('tooling') } },
  // A spec may check its data with a service's pure rules, which import nothing.
  {
    from: { ...element('remote'), file: { categories: 'test' } },
    allow: { to: { ...element('service'), file: { path: 'svc-*/src/**/*.rules.ts' } } },
  },
  // Journeys use the sample data of a remote's specs.
  { from: element('e2e'), allow: { to: { ...element('remote'), file: { path: 'mf-*/src/testing/**' } } } },
  // A drill sends requests through the same outbox as pages do.
  {
    from: element('e2e'),
    allow: { to: { ...element('mf-kit'), file: { path: 'packages/mf-kit/src/data/{api,outbox}/*.ts' } } },
  },
  ...['service', 'gateway'].map((type) => ({
    from: { ...element(type), file: { categories: 'test' } },
    allow: { to: ['embedded-pg', 'svc-testing'].map((door) => element(door)) },
  })),
  ...parts
    .map(({ folder, devDependencies }) => ({ folder, doors: roomsNamed(devDependencies) }))
    .filter(({ doors }) => doors.length > 0)
    .map((part) => ({
      from: { ...element(part.folder), file: { categories: 'test' } },
      allow: { to: part.doors.map((door) => element(door)) },
    })),
  // The specs of a guest start its host service.
  {
    from: { element: { type: 'service', captured: { room: 'notify' } }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'service', captured: { room: 'identity' } } } },
  },
  ...['remote', 'shell'].map((type) => ({
    from: element(type),
    disallow: { to: behindTheKit.map(library) },
    message: '@mantine/form and TipTap come through @carnet/mf-kit alone',
  })),
  {
    from: element('remote'),
    disallow: { to: alsoForRemotes.map(library) },
    message: 'Import this through @carnet/mf-kit, so that the page has it once',
  },
  {
    from: { ...element('contracts'), file: { path: 'packages/contracts/src/**' } },
    disallow: { to: { module: { origin: ['external', 'core'] } } },
    message: 'contracts imports nothing',
  },
  ...Object.entries(upwards).map(([role, above]) => ({
    from: ofRole(role),
    disallow: { to: above.map(ofRole) },
    message: `A ${role} does not know what is above or beside its way down: controller, service, repository, entity`,
  })),
  {
    from: ofRole('rules'),
    disallow: {
      to: { element: { type: 'service' }, file: { categories: { noneOf: ['entity', 'errors', 'message', 'rules'] } } },
      dependency: { kind: 'value' },
    },
    message: 'Rules import only entities, errors and messages, so that they are tested without anything else',
  },
];

/**
 * Features of a frontend: the folders in its `src`. They import each other through their `index.ts`. Only dynamic imports name the file itself, because an
 * index would load the whole feature. `testing` and specs may import any file (ADR 40).
 */
const features = [
  { category: 'feature', pattern: 'mf-*/src/*/**/*', capture: ['room', 'feature'] },
  { category: 'feature', pattern: 'shell/src/*/**/*', capture: ['feature'] },
];
const throughTheIndex = {
  from: { file: { categories: { allOf: ['feature'], noneOf: ['test'] }, captured: { feature: '!testing' } } },
  disallow: {
    to: {
      file: {
        categories: 'feature',
        captured: { feature: '!{{ from.file.captured.feature }}' },
        path: '!{mf-*,shell}/src/{*/index,messages/*}.ts',
      },
    },
    dependency: { nodeKind: '!dynamic-import' },
  },
  message: "Features meet through their index: import it from '../{{ to.file.captured.feature }}'",
};

/** Rooms of mf-kit from below: each stands on those before it, and knows none that follow (ADR 145). Messages belong to all of them. */
const kitRooms = ['formats', 'data', 'ui', 'federation', 'pages', 'editor', 'forms', 'charts', 'testing'];
/** An empty choice beside the names, since braces around one name are no choice. */
const inKit = (...names) => ({ categories: 'kit', captured: { kitRoom: `{${['', ...names]}}` } });
const upTheKit = kitRooms.slice(0, -1).map((room, at) => ({
  from: { file: { categories: { allOf: ['kit'], noneOf: ['test'] }, captured: { kitRoom: room } } },
  disallow: { to: { file: inKit(...kitRooms.slice(at + 1)) } },
  message: `${room} stands below {{ to.file.captured.kitRoom }}: rooms of the kit know what is below them alone`,
}));
const noOdometer = {
  from: { file: { categories: 'kit', captured: { kitRoom: 'ui' } } },
  disallow: { to: { file: { path: 'packages/mf-kit/src/{formats/{odometer,in-unit},messages/odometer}.*' } } },
  message: 'ui knows no vehicle, and so no odometer',
};

function sameRoom(type) {
  const captured = captures[type]?.map((name) => [name, `{{ from.element.captured.${name} }}`]);
  return element(type, captured && Object.fromEntries(captured));
}

const CODE = '*.{ts,tsx,mjs,cjs,js}';
const withFeatures = ['remote', 'shell'];

/** The policies that can apply to imports in this room. Each policy costs time for every import. */
const policiesOf = (type) => [
  ...policies.filter(({ from }) => from?.element === undefined || from.element.type === type),
  ...(withFeatures.includes(type) ? [throughTheIndex] : []),
  ...(type === 'mf-kit' ? [...upTheKit, noOdometer] : []),
];

const judged = (by) => ({
  'boundaries/dependencies': [
    'error',
    { default: 'disallow', checkAllOrigins: true, checkInternals: true, policies: by },
  ],
});

/** Rules for imports between rooms. @param {string} root the checkout @returns ESLint's flat configuration */
export function roomRules(root) {
  return [
    {
      files: [`**/${CODE}`],
      plugins: { boundaries },
      settings: {
        'boundaries/root-path': root,
        'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
        'boundaries/elements': Object.entries(rooms).map(([type, pattern]) => ({
          type,
          pattern,
          partialMatch: false,
          ...(captures[type] && { capture: captures[type] }),
        })),
        'boundaries/files': [
          ...roles.map((role) => ({ category: role, pattern: `svc-*/src/**/*.${role}.ts` })),
          { category: 'message', pattern: 'svc-*/src/messages/*.ts' },
          { category: 'test', pattern: ['**/*.spec.{ts,tsx}', '**/test/**'] },
          ...features,
          { category: 'kit', pattern: 'packages/mf-kit/src/*/**/*', capture: ['kitRoom'] },
          { category: 'config', pattern: ['**/*.config.{ts,mjs,cjs,js}'] },
        ],
        'import/resolver': {
          typescript: { project: [`${root}/packages/tooling/tsconfig/web.json`], noWarnOnMultipleProjects: true },
        },
      },
      rules: judged(policiesOf(null)),
    },
    ...Object.entries(rooms).map(([type, pattern]) => ({
      files: [`${pattern}/**/${CODE}`],
      rules: judged(policiesOf(type)),
    })),
  ];
}

/** Refuses files of services whose name has an unknown role. @returns ESLint's flat configuration */
export const roleRules = {
  files: ['svc-*/src/**/*.*.ts'],
  ignores: [...ROLES, 'd', 'spec'].map((role) => `**/*.${role}.ts`),
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'Program', message: `A file of a service has one of these roles, or none: ${ROLES.join(', ')}` },
    ],
  },
};
