import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP, with wrong metadata if the test needs it. */
export interface ZippedFile {
  name: string | Uint8Array;
  content: string | Uint8Array;
  deflate?: boolean;
  /** Sets the flag for UTF-8 names. */
  utf8?: boolean;
  encrypted?: boolean;
  zip64?: boolean;
  says?: { bytes?: number; packed?: number; crc?: number };
  /** Offset of its data, if it should point to another file's data. */
  at?: number;
}

interface Lies {
  directoryAt?: number;
  directoryBytes?: number;
  entries?: number;
}

/** Builds a ZIP byte by byte, so that any part of it can be wrong. */
export function aZip(files: readonly ZippedFile[], { directoryAt, directoryBytes, entries }: Lies = {}): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const file of files) {
    const content = Buffer.from(file.content as Uint8Array);
    const packed = (file.deflate ?? true) ? deflateRawSync(content) : content;
    const name = Buffer.from(file.name as Uint8Array);
    const common = headerOf(file, content, packed);
    const extra = file.zip64 ? zip64Of(content.length, packed.length) : Buffer.alloc(0);
    const lengths = Buffer.from(new Uint16Array([name.length, extra.length]).buffer);
    const local = Buffer.concat([u32(0x04034b50), common, lengths, name, extra, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(file.at ?? at, 10);
    directory.push(Buffer.concat([u32(0x02014b50), u16(0x031e), common, lengths, rest, name, extra]));
    if (file.at !== undefined) continue;
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const count = u16(entries ?? files.length);
  const end = [
    u32(0x06054b50),
    u32(0),
    count,
    count,
    u32(directoryBytes ?? list.length),
    u32(directoryAt ?? at),
    u16(0),
  ];
  return Buffer.concat([...locals, list, ...end]);
}

function headerOf(
  { deflate = true, utf8 = true, encrypted, zip64, says }: ZippedFile,
  content: Buffer,
  packed: Buffer,
) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(zip64 ? 45 : 20, 0);
  header.writeUInt16LE((utf8 ? 0x800 : 0) | (encrypted ? 1 : 0), 2);
  header.writeUInt16LE(deflate ? 8 : 0, 4);
  header.writeUInt32LE(0x5a2c6000, 6);
  header.writeUInt32LE(says?.crc ?? crc32(content), 10);
  header.writeUInt32LE(zip64 ? 0xffffffff : (says?.packed ?? packed.length), 14);
  header.writeUInt32LE(zip64 ? 0xffffffff : (says?.bytes ?? content.length), 18);
  return header;
}

function zip64Of(bytes: number, packed: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(bytes), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  return extra;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
