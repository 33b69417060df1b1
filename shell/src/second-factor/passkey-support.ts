/** Passkeys need HTTPS and a host name. They do not work at an IP address. */
export const arePasskeysPossible = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);
