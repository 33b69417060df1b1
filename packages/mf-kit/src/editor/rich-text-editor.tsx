import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react';
import { cleanHtml, cleanNode, safeLink } from './rich-text-rules';
import classes from './rich-text.module.css';

export interface RichTextEditorProps {
  /** HTML. A change from outside replaces the text. */
  value: string;
  /** HTML, cleaned; empty where nothing is written. */
  onChange: (html: string) => void;
  /** Id of the element that names the editor. */
  labelledBy: string;
  placeholder?: string;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    strike: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'sms', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
const schema = getSchema(extensions);

// Tiptap would parse a string with the browser's HTML parser, which Trusted Types refuse.
const documentOf = (html: string): JSONContent => SchemaParser.fromSchema(schema).parse(cleanNode(html)).toJSON();

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : cleanHtml(editor.getHTML()));

/** The documents' editor: bold, italic, underline, lists, links, undo and redo. */
export default function RichTextEditor({ value, onChange, labelledBy, placeholder = '' }: RichTextEditorProps) {
  const sent = useRef(value);
  const newest = useRef(onChange);
  useEffect(() => {
    newest.current = onChange;
  });
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'data-placeholder': placeholder,
      },
    },
    onUpdate: ({ editor: changed }) => {
      sent.current = htmlOf(changed);
      newest.current(sent.current);
    },
  });
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={classes.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={`${classes.area} ${classes.text}`} />
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <div className={classes.toolbar} role="group" aria-label="Formatting">
        <Tool label="Bold" pressed={is.bold} onPress={() => run().toggleBold().run()} icon={<IconBold />} />
        <Tool label="Italic" pressed={is.italic} onPress={() => run().toggleItalic().run()} icon={<IconItalic />} />
        <Tool
          label="Underline"
          pressed={is.underline}
          onPress={() => run().toggleUnderline().run()}
          icon={<IconUnderline />}
        />
        <Tool
          label="Bullet list"
          pressed={is.bullets}
          onPress={() => run().toggleBulletList().run()}
          icon={<IconList />}
        />
        <Tool
          label="Numbered list"
          pressed={is.numbers}
          onPress={() => run().toggleOrderedList().run()}
          icon={<IconListNumbers />}
        />
        <Tool label="Link" pressed={is.link} onPress={() => setLinking((open) => !open)} icon={<IconLink />} />
        <Tool label="Undo" disabled={!is.canUndo} onPress={() => run().undo().run()} icon={<IconArrowBackUp />} />
        <Tool label="Redo" disabled={!is.canRedo} onPress={() => run().redo().run()} icon={<IconArrowForwardUp />} />
      </div>
      {linking && <LinkBar editor={editor} href={is.href} onDone={() => setLinking(false)} />}
    </>
  );
}

function Tool(tool: { label: string; icon: ReactNode; onPress: () => void; pressed?: boolean; disabled?: boolean }) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={tool.label}
      title={tool.label}
      aria-pressed={tool.pressed}
      disabled={tool.disabled}
      onClick={tool.onPress}
    >
      {tool.icon}
    </button>
  );
}

function LinkBar({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const [address, setAddress] = useState(href);
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim()) chain.setLink({ href: safeLink(withProtocol(address.trim())) }).run();
    else chain.unsetLink().run();
    onDone();
  };
  return (
    <div className={classes.link}>
      <input
        aria-label="Address of the link"
        placeholder="https://"
        value={address}
        autoFocus
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            set();
          }
          if (event.key === 'Escape') onDone();
        }}
      />
      <button type="button" onClick={set}>
        {address.trim() ? 'Set link' : 'Remove link'}
      </button>
      <button type="button" onClick={onDone}>
        Cancel
      </button>
    </div>
  );
}

const withProtocol = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
