import { rolesBelow } from '../../bench/weight/processes.js';

it('takes a process for what its command line says, or else for what its parent is', () => {
  const processes = [
    { pid: 1, parent: 0, command: 'npm start' },
    { pid: 2, parent: 1, command: 'sh -c exec node scripts/run.mjs start' },
    { pid: 3, parent: 1, command: 'node scripts/run.mjs start' },
    { pid: 4, parent: 3, command: '/a/node --import /a/scripts/lib/leash.mjs /a/scripts/stack.mjs' },
    { pid: 5, parent: 4, command: '/a/node /a/svc-records/dist/pictures/picture-child.js {}' },
    { pid: 6, parent: 3, command: '/a/bin/postgres -D /a/pg' },
    { pid: 7, parent: 6, command: 'postgres: checkpointer' },
    { pid: 8, parent: 3, command: '/a/node /a/gateway/src/local.main.ts /a/plan.json' },
    { pid: 9, parent: 8, command: '/a/esbuild --service' },
    { pid: 10, parent: 99, command: 'postgres: of somebody else' },
  ];
  expect(Object.fromEntries(rolesBelow(1, processes))).toEqual({
    ...{ 1: 'npm', 2: 'parent', 3: 'parent', 4: 'services', 5: 'pictures' },
    ...{ 6: 'PostgreSQL', 7: 'PostgreSQL', 8: 'gateway', 9: 'gateway' },
  });
});
