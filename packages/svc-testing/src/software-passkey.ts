import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The options that an authenticator reads. */
interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

interface Signing {
  origin: string;
  /** True if the authenticator has verified the person. */
  verified: boolean;
  type: string;
  rpId: string;
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** An authenticator with one passkey, in software (WebAuthn, 6). Its answers are as valid as those of a browser. */
export class SoftwarePasskey {
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private readonly credential = randomBytes(32);
  private userHandle = '';
  counter = 0;

  constructor(private readonly origin: string) {}

  /** Returns the result of `navigator.credentials.create()`. */
  make(options: object, changes: Partial<Signing> = {}) {
    const { challenge, rp, user } = options as Asked;
    this.userHandle = user!.id;
    const signing = { ...this.as('webauthn.create', rp!.id), ...changes };
    const data = Buffer.concat([
      this.authenticatorData(signing, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, this.credential.length]),
      this.credential,
      this.coseKey(),
    ]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return {
      credential: text(this.credential),
      clientData: clientData(challenge, signing),
      attestation: text(attestation),
      transports: ['internal'],
    };
  }

  /** Returns the result of `navigator.credentials.get()`. */
  answer(options: object, changes: Partial<Signing> = {}) {
    const { challenge, rpId } = options as Asked;
    const signing = { ...this.as('webauthn.get', rpId!), ...changes };
    this.counter += 1;
    const data = this.authenticatorData(signing, 0);
    const client = clientData(challenge, signing);
    const signed = Buffer.concat([data, hash(Buffer.from(client, 'base64url'))]);
    return {
      credential: text(this.credential),
      clientData: client,
      authenticatorData: text(data),
      signature: text(sign('sha256', signed, this.keys.privateKey)),
      userHandle: this.userHandle,
    };
  }

  private as(type: string, rpId: string): Signing {
    return { origin: this.origin, verified: true, type, rpId };
  }

  private authenticatorData({ rpId, verified }: Signing, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hash(rpId), Buffer.from([0x01 | (verified ? 0x04 : 0) | flags]), counter]);
  }

  /** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053) */
  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinates = [x!, y!].map((coordinate) => Buffer.from(coordinate, 'base64url'));
    return Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from('215820', 'hex'),
      coordinates[0]!,
      Buffer.from('225820', 'hex'),
      coordinates[1]!,
    ]);
  }
}

const clientData = (challenge: string, { type, origin }: Signing): string =>
  text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
