import { open } from 'node:fs/promises';

/** Hashing a chunk of this size takes a millisecond or two. */
const PIECE = 256 * 1024;

/**
 * The bytes of a file, or of a part of it, in chunks. All chunks share one buffer: finish with a chunk before you request the next.
 * @param part offset and length; without a length, to the end of the file
 */
export async function* piecesOf(
  path: string,
  { offset = 0, bytes = Infinity }: { offset?: number; bytes?: number } = {},
): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(PIECE);
    for (let at = offset, end = offset + bytes; at < end;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE, end - at), at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
