import { open } from 'node:fs/promises';

/** Hashing as much takes a millisecond or two. */
const PIECE = 256 * 1024;

/**
 * The bytes of a file, or of a part of one, piece by piece. All pieces lie in the same memory: each is to be done with before the next is asked for.
 * @param part from the first byte on, as many as these; to the end of the file where none is named
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
