/** A DER node: tag, length, content. */
const node = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  const head = length < 0x80 ? [tag, length] : [tag, 0x84, ...size];
  return Buffer.concat([Buffer.from(head), content]);
};

/** A node of indefinite length, ended by two zeros (BER). */
const open = (tag: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);

const [DATA, SIGNED] = [1, 2].map((last) =>
  node(0x06, Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, last])),
) as [Buffer, Buffer];

const enveloped = (content: Buffer[], write: typeof node): Buffer =>
  write(
    0x30,
    SIGNED,
    write(0xa0, write(0x30, node(0x02, Buffer.from([1])), node(0x31), write(0x30, DATA, ...content), node(0x31))),
  );

/** `content` in a CAdES envelope without a valid signature, because signatures are not verified. */
export const signedOf = (content: string | Buffer): Buffer =>
  enveloped([node(0xa0, node(0x04, Buffer.from(content)))], node);

/** An envelope in chunks, as written by programs that do not know the length in advance. */
export const signedInPieces = (content: string, bytes = 1_000): Buffer => {
  const whole = Buffer.from(content);
  const pieces = Array.from({ length: Math.ceil(whole.length / bytes) }, (_, at) =>
    node(0x04, whole.subarray(at * bytes, (at + 1) * bytes)),
  );
  return enveloped([open(0xa0, open(0x24, ...pieces))], open);
};

/** An envelope without content: a detached signature. */
export const signedElsewhere = (): Buffer => enveloped([], node);
