/** The interface through which the page hands values to the browser's script and HTML sinks, if the browser enforces Trusted Types. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: object): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  // Rich text goes through DOMPurify's own policy; the rest of the page has no HTML to write. Plain text is no HTML. A refusal throws: the
  // editor's clipboard would take `null` for an empty paste instead of asking for its own policy.
  createHTML: (text: string) => {
    if (text.includes('<')) throw new TypeError('This page takes no HTML as a string.');
    return text;
  },
});
