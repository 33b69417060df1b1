import { open } from 'node:fs/promises';
import type { SealingKey } from '../seal/sealing-key.js';
import { ExportZip, type NewFile, type ZipEntry } from '../packing/export-zip.js';
import { passportNote, type PassportSeal, PieceTree, type Place } from './passport-seal.js';

/** A finished passport. */
export interface SealedFile extends NewFile {
  note: string;
}

const A_ROOT = 'A'.repeat(44);

/** A ZIP whose comment is a signed note over all bytes before it. */
export class PassportZip extends ExportZip {
  private readonly pieces = new PieceTree();

  static override async create(path: string, at: Date): Promise<PassportZip> {
    return new PassportZip(path, await open(path, 'wx'), at);
  }

  /** Adds a text uncompressed, and returns its position in the file. */
  async addPlain(path: string, text: string): Promise<ZipEntry & Place> {
    const entry = await this.addText(path, text, true);
    return { ...entry, length: entry.bytes };
  }

  /** Finishes the ZIP with its seal. */
  async seal(about: Omit<PassportSeal, 'bytes' | 'root'>, key: SealingKey): Promise<SealedFile> {
    const noteOf = (root: string, bytes: number): string => passportNote({ ...about, bytes, root }, key);
    await this.end((bytes) => Buffer.byteLength(noteOf(A_ROOT, bytes)));
    const note = noteOf(this.pieces.root(), this.bytes);
    await super.write(Buffer.from(note));
    return { ...(await this.closed()), note };
  }

  protected override async write(piece: Uint8Array): Promise<void> {
    this.pieces.add(piece);
    await super.write(piece);
  }
}
