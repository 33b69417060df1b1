/** @deprecated Pages have no nonce any more: their policy names styles by hash. Gone with the next major version. */
export const styleNonce = (): string => '';
