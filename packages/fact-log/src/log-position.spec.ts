import { fromHeader } from './log-position.js';

it('takes one place of each service, however many a request names', () => {
  const header = 'service=0000000a/1.1, garage=0000000b/2.2, service=0000000a/3.3, nonsense';
  expect(fromHeader(header)).toEqual([
    { service: 'service', log: '0000000a', position: '3.3' },
    { service: 'garage', log: '0000000b', position: '2.2' },
  ]);
});
