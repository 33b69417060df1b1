require('@testing-library/jest-dom');

const { cleanup, configure } = require('@testing-library/react');
const React = require('react');

configure({ asyncUtilTimeout: 20_000 });

// React notes for each element by which lines it was made, up to 10,000 times a second, so that its warnings can name them: a tenth of a spec's time. It is
// told that it has noted enough; a warning still names the components.
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

// jsdom knows the dialog element, but not how to open it.
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

// The editor asks where its text stands, to scroll to it; jsdom lays nothing out.
for (const kind of [window.Text, window.Range]) {
  kind.prototype.getClientRects ??= () => [];
  kind.prototype.getBoundingClientRect ??= () => new window.DOMRect();
}
document.elementFromPoint ??= () => null;
