import type { SearchGroup } from '@carnet/mf-kit/federation';

const groups: readonly SearchGroup[] = [
  {
    id: 'notes',
    label: 'Notes',
    find: () => Promise.resolve({ hits: [{ id: 1, title: 'Buy lamps', to: '/notes' }], total: 1 }),
  },
];

export default groups;
export const actions = [{ label: 'Add Note', to: '/notes' }];
