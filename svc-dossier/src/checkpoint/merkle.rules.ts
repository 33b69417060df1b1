import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** The hash of a leaf in a Merkle tree of RFC 6962. */
export const leafHash = (leaf: string): Buffer => sha256(LEAF, leaf);

/**
 * The right edge of a Merkle tree of RFC 6962: the roots of its complete subtrees, the largest first, one for each set bit of its size. The edge is enough to
 * append leaves, and to compute the root.
 */
export interface Edge {
  size: number;
  hashes: readonly Buffer[];
}

export const EMPTY: Edge = { size: 0, hashes: [] };

/** The edge after appending these leaf hashes. */
export function appended(edge: Edge, leafHashes: readonly Buffer[]): Edge {
  const hashes = [...edge.hashes];
  let { size } = edge;
  for (const leaf of leafHashes) {
    hashes.push(leaf);
    // Two subtrees of equal size are merged, as a carry in binary addition.
    for (let carry = size; carry % 2 === 1; carry = (carry - 1) / 2) {
      const [left, right] = hashes.splice(-2) as [Buffer, Buffer];
      hashes.push(sha256(NODE, left, right));
    }
    size += 1;
  }
  return { size, hashes };
}

export function rootOfEdge({ hashes }: Edge): Buffer {
  const [last, ...others] = [...hashes].reverse();
  return last ? others.reduce((right, left) => sha256(NODE, left, right), last) : sha256('');
}
