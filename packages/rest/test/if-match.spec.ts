import { StaleVersion } from '@carnet/messages';
import { JsonText } from '@carnet/pg';
import { requireSeen, requireVersion } from '../src/if-match.js';

it.each([2, 4])('refuses a change of version 3 by who saw version %s', async (seen) => {
  expect(() => requireVersion({ version: 3 }, seen)).toThrow(StaleVersion);
  await expect(requireSeen({ version: 3 }, seen, async () => new JsonText('{"id":7}'))).rejects.toThrow(StaleVersion);
});

it.each([3, null])('lets a change of version 3 pass whose caller saw %s', async (seen) => {
  const read = jest.fn();
  expect(() => requireVersion({ version: 3 }, seen)).not.toThrow();
  await requireSeen({ version: 3 }, seen, read);
  expect(read).not.toHaveBeenCalled();
});
