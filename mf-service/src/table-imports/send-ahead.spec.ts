import { setImmediate as settled } from 'node:timers/promises';
import { piecesOf, sendAhead } from './send-ahead';

/** A fake service that answers when the test says so. */
function aService() {
  const asked: string[] = [];
  const open = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const post = (piece: string) =>
    new Promise<void>((resolve, reject) => {
      asked.push(piece);
      open.set(piece, { resolve, reject });
    });
  return {
    ...{ asked, post },
    answer: (piece: string) => (open.get(piece)!.resolve(), settled()),
    fail: (piece: string) => (open.get(piece)!.reject(new Error(`no ${piece}`)), settled()),
  };
}

it('divides rows into pieces of one size, of 1,000 at most', () => {
  expect(piecesOf([])).toEqual([]);
  expect(piecesOf(Array.from({ length: 20_000 }, (_, n) => n)).map(({ length }) => length)).toEqual(
    Array(20).fill(1_000),
  );
  const pieces = piecesOf(Array.from({ length: 2_001 }, (_, n) => n));
  expect(pieces.map(({ length }) => length)).toEqual([667, 667, 667]);
  expect(pieces.flat().at(-1)).toBe(2_000);
});

it('sends one piece ahead, and no more', async () => {
  const service = aService();
  const sent = sendAhead(['a', 'b', 'c'], service.post);
  expect(service.asked).toEqual(['a', 'b']);
  await service.answer('a');
  expect(service.asked).toEqual(['a', 'b', 'c']);
  await service.answer('c');
  await service.answer('b');
  await sent;
});

it('sends a piece again that failed while the one before it was being stored', async () => {
  const service = aService();
  const sent = sendAhead(['a', 'b'], service.post);
  await service.fail('b');
  expect(service.asked).toEqual(['a', 'b']);
  await service.answer('a');
  expect(service.asked).toEqual(['a', 'b', 'b']);
  await service.answer('b');
  await sent;
});

it('sends nothing more after a piece that failed', async () => {
  const service = aService();
  const sent = sendAhead(['a', 'b', 'c'], service.post);
  const failure = expect(sent).rejects.toThrow('no a');
  await service.fail('a');
  await failure;
  await service.answer('b');
  expect(service.asked).toEqual(['a', 'b']);
});
