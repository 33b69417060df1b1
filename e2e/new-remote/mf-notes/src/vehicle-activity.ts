import type { VehicleActivity } from '@carnet/contracts';

const activity: readonly VehicleActivity[] = [
  {
    label: 'Notes',
    key: ['notes'],
    read: () =>
      Promise.resolve([{ key: 'note-1', date: '2020-05-04', kind: 'Note', title: 'Lamps bought', to: '/notes' }]),
  },
];

export default activity;
