/** Sent with every answer. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers for HTML. They have no effect on other content. */
export const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Headers that a service may not set or overrule. */
export const hiddenUpstreamHeaders = [
  ...Object.keys(securityHeaders),
  ...Object.keys(documentHeaders),
  'Content-Security-Policy',
  'X-Request-Id',
  'X-Powered-By',
  'Server',
] as const;

export type ContentKind = 'page' | 'own-page' | 'docs' | 'file' | 'data' | 'media';

const policy = (directives: readonly string[]): string => directives.join('; ');

/** Hashes of scripts and styles in the pages themselves. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Policy of a page: Trusted Types; scripts and styles only from this origin, plus inline ones named by hash. */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  policy([
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify ProseMirrorClipboard',
  ]);

/** Policy of the API page. Swagger UI works under it: its icons are data: URLs, and the page has a Trusted Types policy of its own. */
export const docsPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
]);

/** An SVG opened by itself may use its own styles and do nothing else. */
export const filePolicy = policy(["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'none'"]);

export const dataPolicy = policy(["default-src 'none'", "frame-ancestors 'none'"]);

/** Policy of files that people upload: such a file may load and run nothing, nor act for the person who opens it. */
export const mediaPolicy = policy(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]);

/** Some browsers' PDF viewers do not work in a sandbox, so the policy of a PDF has none. It may still load nothing. */
export const PDF = 'application/pdf';
export const pdfPolicy = dataPolicy;

export const FOR_EVER = 'max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
/** Default of API answers without a Cache-Control: their data is private. */
export const NOT_STORED = 'no-store';
