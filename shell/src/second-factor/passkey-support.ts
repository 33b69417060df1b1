/** Browsers keep passkeys on safe pages alone, and for names: at the address of a machine there are none. */
export const arePasskeysPossible = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);
