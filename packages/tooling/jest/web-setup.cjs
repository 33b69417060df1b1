require('@testing-library/jest-dom');

const { cleanup, configure } = require('@testing-library/react');
const React = require('react');

configure({ asyncUtilTimeout: 20_000 });

// React records a stack for each element, up to 10,000 times a second, for its warnings: a tenth of a spec's time. This sets its counter to the limit; warnings
// still name the components.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= NoObserver;
window.IntersectionObserver ??= NoObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
window.crypto.randomUUID ??= () => require('node:crypto').randomUUID();

// jsdom has the dialog element, but not its methods to open it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

// The editor measures its text to scroll to it, but jsdom has no layout.
for (const kind of [window.Text, window.Range]) {
  kind.prototype.getClientRects ??= () => [];
  kind.prototype.getBoundingClientRect ??= () => new window.DOMRect();
}
document.elementFromPoint ??= () => null;
