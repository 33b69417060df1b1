import { rootOf } from '@carnet/journal';
import fc from 'fast-check';
import { appended, type Edge, EMPTY, leafHash, rootOfEdge } from './merkle.rules.js';

const withLeaves = (edge: Edge, leaves: readonly string[]): Edge => appended(edge, leaves.map(leafHash));

it('an edge has the root of RFC 6962, however its leaves came to it', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 9 }), { maxLength: 9 }), (batches) => {
      const edge = batches.reduce(withLeaves, EMPTY);
      const leaves = batches.flat();
      expect(edge.size).toBe(leaves.length);
      expect(rootOfEdge(edge).toString('hex')).toBe(rootOf(leaves).toString('hex'));
    }),
  );
});

it('of 100,000 leaves it keeps no more than a hash for each bit of their number', () => {
  const leaves = Array.from({ length: 100_000 }, (_, at) => `leaf ${at}`);
  const edge = withLeaves(withLeaves(EMPTY, leaves.slice(0, 77_777)), leaves.slice(77_777));
  expect(edge.hashes).toHaveLength([...(100_000).toString(2)].filter((bit) => bit === '1').length);
  expect(rootOfEdge(edge).equals(rootOf(leaves))).toBe(true);
});
