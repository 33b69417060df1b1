import { beginsAsSigned, derOf } from '@carnet/media';
import { type BaseBlock, Constructed, fromBER, OctetString } from 'asn1js';
import { BadXml } from './xml.rules.js';

/** The content of a file, and whether it was in a signature envelope. */
export interface Opened {
  content: Uint8Array;
  isSigned: boolean;
}

/** The maximum size: an invoice with embedded papers, and its signatures. */
const MOST_BYTES = 32 * 1024 * 1024;
/** The maximum nesting: a signed file that was signed again is an envelope in an envelope. */
const MOST_ENVELOPES = 3;
/** Beside the content, an envelope contains certificates and revocation lists, each of some hundred nodes. */
const LIMITS = { maxDepth: 40, maxNodes: 100_000, maxContentLength: MOST_BYTES, parseEmbedded: false } as const;

/**
 * The content of a CAdES envelope (RFC 5652, 5.1 and 5.2) in DER, BER or base64; any other file is returned unchanged. Signatures are not verified.
 * @throws BadXml if an envelope is truncated or empty
 */
export function openEnvelopes(bytes: Uint8Array): Opened {
  let content = bytes;
  for (let opened = 0; ; opened += 1) {
    if (content.length > MOST_BYTES) throw new BadXml('It is too long');
    const der = derOf(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    if (!beginsAsSigned(der)) return { content, isSigned: opened > 0 };
    if (opened === MOST_ENVELOPES) throw new BadXml('It has too many envelopes');
    content = signedContent(der);
  }
}

/** The path to the content: ContentInfo, [0], SignedData, encapContentInfo, [0]. */
function signedContent(der: Buffer): Uint8Array {
  const { offset, result } = fromBER(der, LIMITS);
  if (offset === -1) throw new BadXml(`Its envelope cannot be opened: ${result.error}`);
  const [signed] = partsOf(partsOf(result)[1]);
  const [content] = partsOf(partsOf(partsOf(signed)[2])[1]);
  if (!(content instanceof OctetString)) throw new BadXml('Its envelope is empty: what was signed is in another file');
  return new Uint8Array(content.getValue());
}

const partsOf = (block: BaseBlock | undefined): readonly BaseBlock[] =>
  block instanceof Constructed ? block.valueBlock.value : [];
