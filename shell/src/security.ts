import { styleNonce } from '@carnet/mf-kit';

/** What the page may hand to the browser's script and HTML sinks, where the browser enforces Trusted Types. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: object): unknown;
}

declare let __webpack_nonce__: string;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  // Rich text goes through DOMPurify's own policy; the rest of the page has no HTML to write. Plain text is no HTML.
  createHTML: (text: string) => (text.includes('<') ? null : text),
});

__webpack_nonce__ = styleNonce();
