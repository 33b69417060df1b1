import type { VehicleCosts } from '@carnet/contracts';

const costs: VehicleCosts = {
  label: 'Notes',
  key: ['notes'],
  read: ({ vehicleId = 0 }) =>
    Promise.resolve({
      totals: [
        {
          ...{ vehicleId, year: 2020, currency: null, amount: 12, count: 1, byRate: false },
          ...{ kind: 'lamps', kindLabel: 'Lamps' },
        },
      ],
      next: null,
    }),
};

export default costs;
