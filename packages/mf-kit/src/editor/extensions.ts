import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { safeLink } from '../ui/rich-text/rich-text-rules';

/** The editor's Tiptap extensions, in the order of StarterKit. StarterKit itself would load nine more that nobody uses here. */
export const extensions = [
  Bold,
  Blockquote,
  BulletList,
  Code,
  CodeBlock,
  Document,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3] }),
  UndoRedo,
  Italic,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    isAllowedUri: (href) => safeLink(href) === href || href === 'about:blank',
    HTMLAttributes: { target: null, rel: null },
  }),
  OrderedList,
  Paragraph,
  Text,
  Underline,
];
