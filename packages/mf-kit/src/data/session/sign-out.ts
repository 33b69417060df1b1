import { hasDrafts } from './drafts';
import { isSessionHeld, sessionPerson } from './store';

/** A sentence about the loss if the person signs out now; null if nothing would be lost. */
type AskLoss = () => Promise<string | null>;

const asked = new Set<AskLoss>();

/** Has a sign-out that the person asks for say first what it would cost: files that have not arrived, for one. */
export function onSigningOut(ask: AskLoss): () => void {
  asked.add(ask);
  return () => asked.delete(ask);
}

/** Tells whether a sign-out now would cost typed text, on this page or another one of the person. */
export const isTypedUnsaved = (): boolean => isSessionHeld() || hasDrafts(sessionPerson());

/** Sentences about the losses of a sign-out now. Nobody is kept by one who cannot tell. */
export async function lossOfSigningOut(): Promise<readonly string[]> {
  const losses = await Promise.all([...asked].map((ask) => ask().catch(() => null)));
  return losses.filter((loss) => loss !== null);
}
