import { ApiError } from '@carnet/mf-kit/data';
import { aDocument, aPart } from '../testing/factories';
import { type EntryValues, entryOf } from './event-entry.schema';
import { newRow } from './part-row';
import type { Made } from './event-entry.made';
import { countMade, enter, type Services } from './event-entry.steps';

const lost = () => Promise.reject(new ApiError('No answer', 0));
const refused = () => Promise.reject(new ApiError('Name is too long', 400));

/** Fake services that create records and remember their requests. */
function servicesThatMake() {
  const asked: [string, ...unknown[]][] = [];
  let id = 100;
  const answers = (name: string) =>
    jest.fn((...told: unknown[]) => {
      asked.push([name, ...told]);
      return Promise.resolve({ id: (id += 1) });
    });
  const services = {
    ...{ createPart: answers('createPart'), updatePart: answers('updatePart') },
    ...{ createEvent: answers('createEvent'), updateEvent: answers('updateEvent') },
    ...{ link: answers('link'), copy: answers('copy') },
  } satisfies Services;
  return { services, asked: () => asked.splice(0).map(([name]) => name) };
}

const theForm = (): EntryValues => ({
  ...entryOf(aDocument({ title: 'Oil service' })),
  parts: ['Oil filter', 'Gasket'].map((name) => ({ ...newRow(), name, quantity: '2' })),
});

/** Saves as the form does: the reported progress is kept, also after a failure. */
async function save(values: EntryValues, services: Services): Promise<EntryValues> {
  let made: Made = values.made;
  await enter(values, services, (now) => (made = now)).catch(() => undefined);
  return { ...values, made };
}

it('makes parts, the event with them, and the links to both', async () => {
  const { services, asked } = servicesThatMake();
  const values = await save(theForm(), services);
  expect(asked()).toEqual(['createPart', 'createPart', 'createEvent', 'link']);
  expect(services.createEvent).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ vehicle_id: 7, name: 'Oil service', status: 'Completed' },
      parts: [
        { id: 101, quantity: 2 },
        { id: 102, quantity: 2 },
      ],
    }),
  );
  expect(services.link).toHaveBeenCalledWith(7, [
    { subject_kind: 'service-event', subject_id: 103 },
    { subject_kind: 'part', subject_id: 101 },
    { subject_kind: 'part', subject_id: 102 },
  ]);
  expect(countMade(values.made)).toBe(3);
});

it('takes parts that are there along, and makes none of them', async () => {
  const { services, asked } = servicesThatMake();
  await save({ ...theForm(), parts: [], chosen: [{ part: aPart({ id: 40 }), quantity: '4' }] }, services);
  expect(asked()).toEqual(['createEvent', 'link']);
  expect(services.createEvent).toHaveBeenCalledWith(expect.objectContaining({ parts: [{ id: 40, quantity: 4 }] }));
  expect(services.link).toHaveBeenCalledWith(7, [
    { subject_kind: 'service-event', subject_id: 101 },
    { subject_kind: 'part', subject_id: 40 },
  ]);
});

it('what is left for another vehicle is copied last, and once', async () => {
  const { services, asked } = servicesThatMake();
  services.link.mockImplementationOnce(lost);
  const first = await save({ ...theForm(), parts: [], uses: { 1: 'work', 2: 'elsewhere' } }, services);
  asked();
  const second = await save(first, services);
  expect(asked()).toEqual(['link', 'copy']);
  expect(services.copy).toHaveBeenCalledWith({ lines: [2] });
  await save(second, services);
  expect(asked()).toEqual(['link']);
});

it('several of a part are one of the garage, with what was paid for all of them', async () => {
  const { services } = servicesThatMake();
  const tyres = { ...newRow(), name: 'Tyre', quantity: '4', cost: '99.99' };
  await save({ ...theForm(), parts: [tyres] }, services);
  expect(services.createPart).toHaveBeenCalledWith(expect.objectContaining({ cost: 399.96 }));
});

it.each(['createPart', 'createEvent', 'link'] as const)(
  'goes on where %s failed, with what is missing alone',
  async (step) => {
    const { services, asked } = servicesThatMake();
    services[step].mockImplementationOnce(lost);
    const values = await save(theForm(), services);
    asked();
    await save(values, services);
    expect(asked()).toEqual(
      {
        createPart: ['createPart', 'createPart', 'createEvent', 'link'],
        createEvent: ['createEvent', 'link'],
        link: ['link'],
      }[step],
    );
  },
);

it('sends what may have arrived again as it was, and changes it afterwards', async () => {
  const { services, asked } = servicesThatMake();
  services.createPart.mockImplementationOnce(lost);
  const values = await save(theForm(), services);
  const sent = services.createPart.mock.calls[0]![0];
  values.parts[0]!.name = 'Oil filter, long';
  asked();
  await save(values, services);
  expect(asked()).toEqual(['createPart', 'updatePart', 'createPart', 'createEvent', 'link']);
  expect(services.createPart.mock.calls[1]![0]).toEqual(sent);
  expect(services.updatePart).toHaveBeenCalledWith(101, expect.objectContaining({ name: 'Oil filter, long' }));
});

it('sends what was refused as it is now', async () => {
  const { services, asked } = servicesThatMake();
  services.createPart.mockImplementationOnce(refused);
  const values = await save(theForm(), services);
  values.parts[0]!.name = 'Filter';
  asked();
  await save(values, services);
  expect(asked()).toEqual(['createPart', 'createPart', 'createEvent', 'link']);
  expect(services.createPart.mock.calls[1]![0]).toMatchObject({ name: 'Filter' });
});

it('changes an event that is there already where its form was changed', async () => {
  const { services, asked } = servicesThatMake();
  services.link.mockImplementationOnce(lost);
  const values = await save(theForm(), services);
  asked();
  await save({ ...values, name: 'Large service' }, services);
  expect(asked()).toEqual(['updateEvent', 'link']);
});
