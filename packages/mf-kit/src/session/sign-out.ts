import { hasDrafts } from './drafts';
import { isSessionHeld, sessionPerson } from './store';

/** What would be lost where the person signs out now, as a sentence; null where nothing would. */
type AskLoss = () => Promise<string | null>;

const asked = new Set<AskLoss>();

/** Has a sign-out that the person asks for say first what it would cost: files that have not arrived, for one. */
export function onSigningOut(ask: AskLoss): () => void {
  asked.add(ask);
  return () => asked.delete(ask);
}

/** Whether something is typed that a sign-out now would cost, on this page or another one of the person. */
export const isTypedUnsaved = (): boolean => isSessionHeld() || hasDrafts(sessionPerson());

/** What a sign-out now would cost, a sentence for each. Nobody is kept by one who cannot tell. */
export async function lossOfSigningOut(): Promise<readonly string[]> {
  const losses = await Promise.all([...asked].map((ask) => ask().catch(() => null)));
  return losses.filter((loss) => loss !== null);
}
