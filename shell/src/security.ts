/** Trusted Types API of the browser. With it, only values from a policy may be assigned to script and HTML sinks. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: object): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  // Rich text uses DOMPurify's own policy. Other code only passes plain text. A refusal throws, because the editor's clipboard
  // would take `null` for an empty paste instead of using its own policy.
  createHTML: (text: string) => {
    if (text.includes('<')) throw new TypeError('This page takes no HTML as a string.');
    return text;
  },
});
