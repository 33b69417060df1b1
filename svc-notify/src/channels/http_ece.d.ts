/** Encrypted content encoding for HTTP (RFC 8188), as far as it is used; the library has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** The other one's public key, base64url. */
    dh?: string;
    authSecret: string;
    salt?: string;
  }
  const ece: {
    encrypt(text: Buffer, parameters: Parameters): Buffer;
    decrypt(text: Buffer, parameters: Parameters): Buffer;
  };
  export default ece;
}
