import { createECDH, createPrivateKey, type ECDH, type KeyObject } from 'node:crypto';
import ece from 'http_ece';
import jwt from 'jsonwebtoken';
import type { Device } from './channel.entity.js';

const CURVE = 'prime256v1';
/** Length of an uncompressed P-256 point (one byte, then two coordinates), and of the auth secret. */
const [POINT_BYTES, AUTH_BYTES] = [65, 16];
/** Push services accept a signature for at most a day (RFC 8292, 2). */
const SIGNED_FOR_S = 12 * 60 * 60;

export interface PushKeyPair {
  public_key: string;
  private_key: string;
}

/** A key pair that identifies the sender for push services (RFC 8292), in the format for browsers. */
export function newPushKey(): PushKeyPair {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Node drops leading zeros.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { public_key: pair.getPublicKey('base64url'), private_key: secret.toString('base64url') };
}

/** Tells whether a browser may have created these keys: a point on the curve, and 16 bytes. */
export function areDeviceKeys(p256dh: string, auth: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    newPair().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

export interface PushRequest {
  headers: Record<string, string>;
  body: Buffer;
}

export interface Pushed {
  /** The name of the notification. A second one with the same name replaces the first if that is still waiting. */
  id: string;
  content: unknown;
  /** Time for which the push service keeps it for a device that is offline. */
  seconds: number;
}

/** The request to a device's address: encrypted for the device, signed by us. `subject` is the contact for the push service. */
export function pushRequest(device: Device, { id, content, seconds }: Pushed, subject: string): PushRequest {
  const sender = newPair();
  const body = ece.encrypt(Buffer.from(JSON.stringify(content)), {
    version: 'aes128gcm',
    dh: device.p256dh,
    privateKey: sender,
    authSecret: device.auth,
  });
  const claims = { aud: new URL(device.address).origin, sub: subject };
  const token = jwt.sign(claims, privateKeyOf(device), {
    algorithm: 'ES256',
    expiresIn: SIGNED_FOR_S,
    noTimestamp: true,
  });
  return {
    headers: {
      authorization: `vapid t=${token}, k=${device.push_key}`,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(seconds),
      topic: id.replaceAll('-', ''),
      urgency: 'normal',
    },
    body,
  };
}

function newPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

function privateKeyOf({ push_key, private_key }: Pick<Device, 'push_key' | 'private_key'>): KeyObject {
  const point = Buffer.from(push_key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: private_key }, format: 'jwk' });
}
