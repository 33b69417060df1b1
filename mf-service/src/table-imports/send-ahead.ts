/** Rows per request: small enough to show progress, large enough to send 20,000 rows quickly. */
const PIECE = 1_000;

/** Splits rows into pieces of equal size, so that a later piece is not validated before an earlier one. */
export function piecesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / PIECE);
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/**
 * Sends each piece while the previous one is being stored, so that the service validates it meanwhile. If it fails because it waited too long, it is sent
 * again after the previous piece is stored. After any other failure, nothing more is sent.
 */
export async function sendAhead<Piece>(pieces: readonly Piece[], post: (piece: Piece) => Promise<void>): Promise<void> {
  let before: Promise<void> | null = null;
  for (const piece of pieces) {
    const sent: Promise<void> = before ? postBehind(before, () => post(piece)) : post(piece);
    sent.catch(() => undefined); // Awaited below.
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
