import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { safeLink } from '../ui/rich-text/rich-text-rules';
import * as m from '../messages/editor';
import classes from '../ui/rich-text/rich-text.module.css';

/** A bar that asks for the address of a link. */
export function LinkBar({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const [typed, setTyped] = useState(href);
  const address = typed.trim();
  const set = () => {
    setLink(editor, address);
    onDone();
  };
  return (
    <div
      role="presentation"
      className={classes.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone();
      }}
    >
      <input
        aria-label={m.linkAddress}
        placeholder="https://"
        value={typed}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the person has just asked for it
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <button type="button" onClick={set} disabled={!address && !href}>
        {address || !href ? m.setLink : m.removeLink}
      </button>
      <button type="button" onClick={onDone}>
        {m.cancel}
      </button>
    </div>
  );
}

/** Sets a link on the selection, or on the link at the cursor. Without either, inserts the address as linked text. */
function setLink(editor: Editor, address: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (!address) {
    chain.unsetLink().run();
    return;
  }
  const href = safeLink(asAddress(address));
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** Completes a typed address: `a.example` becomes a web address, `anna@a.example` a mail address. */
function asAddress(typed: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(typed)) return typed;
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}
