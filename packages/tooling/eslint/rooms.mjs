import boundaries from 'eslint-plugin-boundaries';
import { servicePackages } from '../packages.mjs';

/** Packages that services are made of, by their folder: a room each, which opens to what its package.json names. */
const parts = servicePackages();
const partNames = parts.map(({ folder }) => folder);
/** Packages that no source of a service imports: helpers of specs, and what nest-kit alone loads. */
const NOT_FOR_SERVICES = ['svc-testing', 'fact-log-nats'];
const roomsNamed = (dependencies = {}) =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith('@carnet/') ? name.slice('@carnet/'.length) : []));

/** The rooms of the stack. Patterns are from the root. */
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

/** Imports that each room may make of other rooms. What is not here may not be imported. */
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
  // Its specs have services read what the manifests tell them.
  kubernetes: ['scripts', ...partNames],
};
const roles = ['controller', 'service', 'repository', 'entity', 'rules', 'errors'];
/** Roles of a service's files, by what stands before `.ts` (ADR 38). A file of none is about one thing of its own, and named after that. */
const ROLES = [...roles, 'dto', 'fact', 'handlers', 'module', 'read'];
/** Inside a service the way leads down: controller, service, repository, entity. */
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
  // A spec reads by what a service writes: pure rules, which import nothing.
  {
    from: { ...element('remote'), file: { categories: 'test' } },
    allow: { to: { ...element('service'), file: { path: 'svc-*/src/**/*.rules.ts' } } },
  },
  // Journeys bring the samples that the specs of a remote read.
  { from: element('e2e'), allow: { to: { ...element('remote'), file: { path: 'mf-*/src/testing/**' } } } },
  // A drill sends as pages do, by their outbox itself.
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
  // The specs of a guest start the service in whose database it works.
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
 * Features of a frontend: the folders in its `src`. They meet through their `index.ts`. Only what is loaded on demand is named by its file, since an
 * index would bring all of a feature along; `testing` and specs look wherever they want (ADR 40).
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

/** The policies that can say anything of an import in this room: each of them costs every import some time. */
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

/** Rules of which room may import which. @param {string} root the checkout @returns ESLint's flat configuration */
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

/** Refuses files of services whose name says another role than those there are. @returns ESLint's flat configuration */
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
