/** Types for the used part of http_ece (Encrypted Content-Encoding for HTTP, RFC 8188), which has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** The receiver's public key, base64url. */
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
