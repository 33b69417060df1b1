/** The request of a mail's link about an address. */
export interface EmailLink {
  act: 'confirm' | 'undo';
  token: string;
}

/** Behind the sign that browsers send nowhere: `#confirm=…` or `#undo=…`. */
export function emailLinkOf(hash: string): EmailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  for (const act of ['confirm', 'undo'] as const) {
    const token = params.get(act);
    if (token) return { act, token };
  }
  return null;
}
