import { beginsAsSigned, derOf } from '@carnet/media';
import { type BaseBlock, Constructed, fromBER, OctetString } from 'asn1js';
import { BadXml } from './xml.rules.js';

/** The content of a file, and whether it came in an envelope of a signature. */
export interface Opened {
  content: Uint8Array;
  isSigned: boolean;
}

/** As long as an invoice with papers in it may be, and its signatures beside it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** An envelope contains another where a signed file was signed again. */
const MOST_ENVELOPES = 3;
/** Certificates and lists of revoked ones are beside the content, each of some hundred nodes. */
const LIMITS = { maxDepth: 40, maxNodes: 100_000, maxContentLength: MOST_BYTES, parseEmbedded: false } as const;

/**
 * The content of a file that is an envelope of CAdES (RFC 5652, 5.1 and 5.2), as DER, BER or base64; any other file as it is. No signature is checked.
 * @throws BadXml where an envelope is broken off, or has nothing in it
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

/** ContentInfo, [0], SignedData, encapContentInfo, [0]. */
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
