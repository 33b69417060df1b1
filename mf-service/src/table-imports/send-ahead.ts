/** Rows of a call: few enough that progress is seen, many enough that 20,000 are sent soon. */
const PIECE = 1_000;

/** Pieces of one size, so that one that is sent later is not checked sooner. */
export function piecesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / PIECE);
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/**
 * Sends a piece while the one before it is being stored: the service checks it meanwhile. One that fails then, since it waited too long for its turn, is
 * sent once more when the one before it is stored. After a failure none is sent any more.
 */
export async function sendAhead<Piece>(pieces: readonly Piece[], post: (piece: Piece) => Promise<void>): Promise<void> {
  let before: Promise<void> | null = null;
  for (const piece of pieces) {
    const sent: Promise<void> = before ? postBehind(before, () => post(piece)) : post(piece);
    sent.catch(() => undefined); // it is waited for below
    if (before) await before;
    before = sent;
  }
  await before;
}

async function postBehind(before: Promise<void>, post: () => Promise<void>): Promise<void> {
  try {
    await post();
  } catch {
    await before;
    await post();
  }
}
