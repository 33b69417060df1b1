import { open } from 'node:fs/promises';
import type { SealingKey } from '../seal/sealing-key.js';
import { ExportZip, type NewFile, type ZipEntry } from '../packing/export-zip.js';
import { passportNote, type PassportSeal, PieceTree, type Place } from './passport-seal.js';

/** A finished passport. */
export interface SealedFile extends NewFile {
  note: string;
}

/** A local header: its fixed part, and where it says how long its name and its extra field are. */
const HEADER = { bytes: 30, nameAt: 26, extraAt: 28 };
/** The last two bytes of a ZIP without a comment: how long its comment is. */
const LENGTH_BYTES = 2;
const A_ROOT = 'A'.repeat(44);

/** A ZIP whose comment is a signed note over all bytes before it. */
export class PassportZip extends ExportZip {
  private readonly pieces = new PieceTree();
  private held: Buffer = Buffer.alloc(0);

  static override async create(path: string, at: Date): Promise<PassportZip> {
    return new PassportZip(path, await open(path, 'wx+'), at);
  }

  /** Adds a text as it is, and tells where in the file it lies. */
  async addPlain(path: string, text: string): Promise<ZipEntry & Place> {
    const header = this.bytes + this.held.length;
    const entry = await this.addText(path, text, true);
    const { buffer } = await this.file.read(Buffer.alloc(HEADER.bytes), 0, HEADER.bytes, header);
    const names = buffer.readUInt16LE(HEADER.nameAt) + buffer.readUInt16LE(HEADER.extraAt);
    return { ...entry, offset: header + HEADER.bytes + names, length: entry.bytes };
  }

  /** Ends the ZIP with its seal. */
  async seal(about: Omit<PassportSeal, 'bytes' | 'root'>, key: SealingKey): Promise<SealedFile> {
    await this.zip.close();
    const bytes = this.bytes + this.held.length;
    const noteOf = (root: string): string => passportNote({ ...about, bytes, root }, key);
    const length = Buffer.alloc(LENGTH_BYTES);
    // Roots and signatures are of one length, whatever they are.
    length.writeUInt16LE(Buffer.byteLength(noteOf(A_ROOT)));
    await this.pass(length);
    const note = noteOf(this.pieces.root());
    await super.write(Buffer.from(note));
    return { ...(await this.closed()), note };
  }

  /** Holds back as much as the end of the ZIP will be replaced by. */
  protected override async write(chunk: Uint8Array): Promise<void> {
    const all = Buffer.concat([this.held, chunk]);
    const end = Math.max(0, all.length - LENGTH_BYTES);
    this.held = all.subarray(end);
    await this.pass(all.subarray(0, end));
  }

  private async pass(bytes: Uint8Array): Promise<void> {
    this.pieces.add(bytes);
    await super.write(bytes);
  }
}
