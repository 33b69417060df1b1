import { eventForm } from './service-event-form.schema';

it('sends everything that was typed', () => {
  const values = {
    ...eventForm.initial({ vehicle_id: '7' }),
    ...{ type: 'Repair', name: ' Oil change ', description: 'Warm', template_id: '3', date_performed: '2024-05-01' },
    ...{ mileage_at_service: '84120', status: 'Completed', parts: [{ id: 4, name: 'Oil filter', quantity: '2' }] },
    ...{ report_content: '<p>Report</p>', notes: 'Drain plug is worn' },
  };
  expect(eventForm.bodyOf(values)).toMatchObject({
    ...{ vehicle_id: 7, type: 'Repair', name: 'Oil change', description: 'Warm', template_id: 3 },
    ...{ date_performed: '2024-05-01', mileage_at_service: 84_120, status: 'Completed' },
    ...{ parts: [{ id: 4, quantity: 2 }], report_content: '<p>Report</p>', notes: 'Drain plug is worn' },
  });
});
