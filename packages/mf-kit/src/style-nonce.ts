/** The nonce of this answer, which the gateway put where `__NONCE__` stood. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return '__NONCE__';
  return document.querySelector<HTMLElement>('[data-nonce]')?.nonce ?? '';
}
