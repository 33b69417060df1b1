import { published, topicOf } from './ntfy.js';

it.each([
  ['https://ntfy.sh/garage-7f3a', { server: 'https://ntfy.sh', topic: 'garage-7f3a' }],
  ['https://ntfy.sh/garage/', { server: 'https://ntfy.sh', topic: 'garage' }],
  ['https://home.example/push/ntfy/cars_2', { server: 'https://home.example/push/ntfy', topic: 'cars_2' }],
  ['http://ntfy.lan:8090/cars', { server: 'http://ntfy.lan:8090', topic: 'cars' }],
])('reads the topic of %s', (address, topic) => {
  expect(topicOf(address)).toEqual(topic);
});

it.each([
  ['no address at all', 'garage'],
  ['an address without a topic', 'https://ntfy.sh/'],
  ['a topic that ntfy would not take', 'https://ntfy.sh/our%20garage'],
  ['one that is too long', `https://ntfy.sh/${'x'.repeat(65)}`],
  ['a password in the address', 'https://ada:secret@ntfy.sh/garage'],
  ['a query', 'https://ntfy.sh/garage?auth=x'],
  ['a fragment', 'https://ntfy.sh/garage#x'],
  ['another protocol', 'ftp://ntfy.sh/garage'],
])('takes %s for none', (_what, address) => {
  expect(topicOf(address)).toBeNull();
});

it('publishes what is told with what can be done, under a name that stays the same when it is sent again', () => {
  const topic = { server: 'https://ntfy.sh', topic: 'garage' };
  const done = { kind: 'done' as const, label: 'Erledigt', url: 'https://carnet.example/done' };
  const notification = { title: 'Ölwechsel', text: 'Überfällig.', url: 'https://carnet.example/', actions: [done] };
  expect(JSON.parse(published(topic, '6f1c', notification))).toEqual({
    ...{ topic: 'garage', sequence_id: '6f1c', title: 'Ölwechsel', message: 'Überfällig.' },
    click: 'https://carnet.example/',
    actions: [{ action: 'view', label: 'Erledigt', url: 'https://carnet.example/done', clear: true }],
  });
});
