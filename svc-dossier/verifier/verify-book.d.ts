export type Verdict =
  | { verdict: 'unchanged'; seal: Record<string, string> }
  | { verdict: 'changed'; why: string }
  | { verdict: 'unknown'; why: string };

export function verifyBook(file: Uint8Array): Promise<Verdict>;
