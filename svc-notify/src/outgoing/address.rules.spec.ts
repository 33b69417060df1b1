import { faultOfAddress } from './address.rules.js';

it.each([
  'https://hooks.example/carnet',
  'http://hooks.example:8123/api/webhook/abc?x=1',
  'https://93.184.215.14/',
  'https://[2606:4700::1111]/',
  'https://bücher.example/',
])('%s may be asked, as far as can be said', (address) => expect(faultOfAddress(address, 'none')).toBeNull());

it.each([
  ['hooks.example/carnet', 'malformed'],
  ['ftp://hooks.example/', 'malformed'],
  ['file:///etc/passwd', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  ['https://', 'malformed'],
  ['https://hooks.example/#secret', 'malformed'],
  ['https://user:password@hooks.example/', 'credentials'],
  ['https://user@hooks.example/', 'credentials'],
])('%s may not: %s', (address, fault) => expect(faultOfAddress(address, 'none')).toBe(fault));

it.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1:5432/',
])('%s is a private address, however it is written', (address) => {
  expect(faultOfAddress(address, 'none')).toBe('private');
  expect(faultOfAddress(address, 'all')).toBeNull();
});
