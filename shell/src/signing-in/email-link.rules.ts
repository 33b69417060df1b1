/** A link in a mail about an email address: its action and secret. */
export interface EmailLink {
  act: 'confirm' | 'undo';
  token: string;
}

/** Parses `#confirm=…` or `#undo=…`. Browsers do not send this part of a URL to servers. */
export function emailLinkOf(hash: string): EmailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  for (const act of ['confirm', 'undo'] as const) {
    const token = params.get(act);
    if (token) return { act, token };
  }
  return null;
}
