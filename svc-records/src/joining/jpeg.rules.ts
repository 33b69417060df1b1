/** Properties of a JPEG that a PDF must repeat. */
export interface JpegFrame {
  width: number;
  height: number;
  components: 1 | 3;
}

/** Frame types that every PDF viewer decodes: baseline, extended and progressive. */
const SHOWN = [0xc0, 0xc1, 0xc2];
const FRAMES = [...SHOWN, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/**
 * The frame of a JPEG that can be embedded in a PDF unchanged: 8 bits, greyscale or three components. Null for others, such as CMYK, whose sign convention
 * differs between programs.
 */
export function frameOf(jpeg: Buffer): JpegFrame | null {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 <= jpeg.length;) {
    if (jpeg[at] !== 0xff) return null;
    const marker = jpeg[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (FRAMES.includes(marker)) return readFrame(marker, jpeg.subarray(at + 4, at + 10));
    else at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}

function readFrame(marker: number, frame: Buffer): JpegFrame | null {
  if (!SHOWN.includes(marker) || frame.length < 6) return null;
  const [bits, height, width, components] = [frame[0], frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5]];
  const isKnown = bits === 8 && width > 0 && height > 0;
  return isKnown && (components === 1 || components === 3) ? { width, height, components } : null;
}
