/** A random UUID. `crypto.randomUUID` is there on https and on localhost alone, and at home Carnet is often read over plain HTTP. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
