import { deviceName, lastSeen } from './sessions.rules';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('calls %j %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it.each([
  ['2026-05-10T12:00:30Z', 'Seen a few minutes ago'],
  ['2026-05-10T11:50:01Z', 'Seen a few minutes ago'],
  ['2026-05-10T11:48:00Z', 'Last seen 12 minutes ago'],
  ['2026-05-10T10:59:00Z', 'Last seen 1 hour ago'],
  ['2026-05-09T11:00:00Z', 'Last seen yesterday'],
  ['2026-05-05T12:00:00Z', 'Last seen 5 days ago'],
])('says when one that was noted at %s was seen last', (time, words) => {
  expect(lastSeen(time, new Date('2026-05-10T12:00:00Z'))).toBe(words);
});
