import { Controller, Get, Module, Post } from '@nestjs/common';
import { CameFrom, Creates, Owner, type OwnerId, TakesPassports } from '@carnet/rest';
import { startTestService, type TestService } from '@carnet/svc-testing';
import { defineService } from '../src/boot/service.js';

@Controller('api/cars')
class CarsController {
  @Get()
  list(@Owner() owner: OwnerId): object {
    return { owner };
  }

  @Post()
  @TakesPassports()
  @Creates(Object, 'A car')
  create(@Owner() owner: OwnerId, @CameFrom() cameFrom: string | null): object {
    return { owner, cameFrom };
  }

  @Post('sell')
  @Creates(Object, 'A sale')
  sell(@Owner() owner: OwnerId): object {
    return { owner };
  }
}

@Module({ controllers: [CarsController] })
class CarsModule {}

let service: TestService;
let stack: Record<string, string>;

beforeAll(async () => {
  const about = { name: 'garage' as const, title: 'Cars', description: 'For tests' };
  service = await startTestService(defineService({ ...about, migrations: [], journals: [], modules: [CarsModule] }));
  stack = { 'x-internal-token': service.config.internalToken };
});
afterAll(() => service.close());

it("writes for an owner by the stack's token, where a route takes passports", async () => {
  const headers = { ...stack, 'x-for-owner': '7', 'x-came-from': 'a head' };
  expect(await service.anyone.post('/api/cars', {}, headers)).toMatchObject({
    status: 201,
    body: { owner: 7, cameFrom: 'a head' },
  });
});

it.each([
  ['no token', {}],
  ['another token', { 'x-internal-token': 'wrong' }],
  ['an empty token', { 'x-internal-token': '' }],
])('writes for nobody by %s', async (_what, headers) => {
  expect((await service.anyone.post('/api/cars', {}, { ...headers, 'x-for-owner': '7' })).status).toBe(404);
});

it.each(['', '0', '-1', '1.5', 'me', '1 or 2', '99999999999'])(
  'writes for no owner that is none: %j',
  async (owner) => {
    expect((await service.anyone.post('/api/cars', {}, { ...stack, 'x-for-owner': owner })).status).toBe(404);
  },
);

it('opens no other route, and reads nothing', async () => {
  const headers = { ...stack, 'x-for-owner': '7' };
  expect((await service.anyone.post('/api/cars/sell', {}, headers)).status).toBe(401);
  expect((await service.anyone.get('/api/cars', headers)).status).toBe(401);
});

it("gives a person's request neither another owner nor a head to go on from", async () => {
  const owner = service.as(7);
  const asked = await owner.post('/api/cars', {}, { 'x-came-from': 'a head' });
  expect(asked.body).toEqual({ owner: 7, cameFrom: null });
  expect((await owner.post('/api/cars', {}, { 'x-for-owner': '8' })).status).toBe(404);
  expect((await owner.post('/api/cars/sell', {}, { 'x-for-owner': '8' })).body).toEqual({ owner: 7 });
});
