import { createHash, type Hash } from 'node:crypto';
import { appended, type Edge, EMPTY, rootOfEdge } from '../checkpoint/merkle.rules.js';
import { publicKeyOf, type SealingKey, signedNote } from '../seal/sealing-key.js';

/** The chunk size for hashes, so that a browser can verify a file of gigabytes chunk by chunk. */
export const PIECE = 1024 * 1024;

/** The Merkle tree of RFC 6962 over the chunks of a file, built while the file is written. */
export class PieceTree {
  private edge: Edge = EMPTY;
  private piece: Hash | null = null;
  private filled = 0;

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + PIECE - this.filled);
      this.piece ??= createHash('sha256').update(Buffer.of(0));
      this.piece.update(part);
      this.filled += part.length;
      at += part.length;
      if (this.filled === PIECE) this.end();
    }
  }

  root(): string {
    this.end();
    return rootOfEdge(this.edge).toString('base64');
  }

  private end(): void {
    if (this.piece) this.edge = appended(this.edge, [this.piece.digest()]);
    this.piece = null;
    this.filled = 0;
  }
}

/** An entry's position in the file, so that the verifier finds it without parsing the archive. */
export interface Place {
  offset: number;
  length: number;
}

export interface PassportSeal {
  /** The number of bytes before the note. */
  bytes: number;
  /** Base64. */
  root: string;
  issuedOn: string;
  manifest: Place & { sha256: string };
  journal: Place & { size: number; root: string };
}

/** The seal of a passport: a signed note over all bytes before it. */
export function passportNote({ bytes, root, issuedOn, manifest, journal }: PassportSeal, key: SealingKey): string {
  const text = [
    'carnet-passport-seal/1',
    `key ${publicKeyOf(key)}`,
    `bytes ${bytes}`,
    `piece ${PIECE}`,
    `root ${root}`,
    `issued ${issuedOn}`,
    `manifest ${manifest.sha256} ${manifest.offset} ${manifest.length}`,
    `journal ${journal.size} ${journal.root} ${journal.offset} ${journal.length}`,
    '',
  ].join('\n');
  return signedNote(text, key);
}
