import { startTestService, type TestService } from '@carnet/svc-kit/testing';
import { records } from '../src/app.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(records);
});
afterAll(() => service?.close());

it('makes an issue', async () => {
  service.producers.garage.publish({
    kind: 'vehicle',
    key: 7,
    ownerId: 1,
    body: { id: 7, make: 'Alfa', model: 'GT', year: 1973, nickname: null },
  });
  const made = await service.as(1).post('/api/issues', { vehicle_id: 7, title: 'Leak' });
  console.log(made);
  const list = await service.as(1).get('/api/issues');
  console.log(list);
  console.log(
    await service.as(2).get('/api/issues/1'),
    await service.anyone.get('/api/issues/1'),
    await service.anyone.get('/health/ready'),
  );
});
