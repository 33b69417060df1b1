import { aDue, anEvent } from '../testing/factories';
import { nextOfEach } from './vehicle-next';

const TODAY = '2026-03-04';

it('has of each vehicle what is most urgent, and not what is overdue for years', () => {
  const rows = [
    aDue({ vehicle_id: 1, name: 'Belt', status: 'Overdue', estimated_date: '2022-05-01' }),
    aDue({
      vehicle_id: 1,
      name: 'Oil',
      status: 'Overdue',
      estimated_date: '2026-02-01',
      miles_left: -40,
      days_left: null,
    }),
    aDue({ vehicle_id: 1, name: 'Brakes', status: 'Due', estimated_date: '2026-03-20' }),
    aDue({
      vehicle_id: 2,
      name: 'Valves',
      status: 'Upcoming',
      estimated_date: '2027-03-20',
      miles_left: null,
      days_left: 381,
    }),
    aDue({ vehicle_id: 3, name: 'Chain', status: 'Overdue', estimated_date: '2020-01-01' }),
  ];
  expect(
    nextOfEach(
      rows.map((due) => ({ due })),
      TODAY,
    ),
  ).toEqual([
    { vehicleId: 1, title: 'Oil', note: '40\u00a0mi over', urgency: 'overdue' },
    { vehicleId: 2, title: 'Valves', note: '381 days left', urgency: 'ahead' },
  ]);
});

it('knows planned events, and takes one whose day has passed for due', () => {
  const rows = [
    { event: anEvent({ vehicle_id: 1, name: 'Bodywork', status: 'Upcoming', date_performed: '2023-01-10' }) },
    { event: anEvent({ vehicle_id: 1, name: 'Inspection', status: 'Upcoming', date_performed: '2026-02-10' }) },
    { event: anEvent({ vehicle_id: 2, name: 'Tyres', status: 'Upcoming', date_performed: '2026-04-10' }) },
    { event: anEvent({ vehicle_id: 3, name: 'Paint', status: 'Upcoming', date_performed: null }) },
    { event: anEvent({ vehicle_id: 4, name: 'Rust', status: 'Overdue', date_performed: '2026-01-10' }) },
  ];
  expect(nextOfEach(rows, TODAY)).toEqual([
    { vehicleId: 1, title: 'Inspection', note: 'Feb 10, 2026', urgency: 'due' },
    { vehicleId: 2, title: 'Tyres', note: 'Apr 10, 2026', urgency: 'ahead' },
    { vehicleId: 3, title: 'Paint', note: 'Planned for no day yet', urgency: 'ahead' },
    { vehicleId: 4, title: 'Rust', note: 'Jan 10, 2026', urgency: 'overdue' },
  ]);
});
