import { useEffect, useId, useRef, useState } from 'react';
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { extensions } from './extensions';
import { cleanPaste } from './paste';
import { ReportTimer } from './report-timer';
import { cleanNode } from '../ui/rich-text/rich-text-rules';
import { isBlankLine, storedHtml } from './tidy';
import { Toolbar } from './toolbar';
import classes from '../ui/rich-text/rich-text.module.css';

export interface RichTextEditorProps {
  /** HTML. If the caller changes it, it replaces the text. */
  value: string;
  /** Called with sanitised HTML, empty if there is no text: 1000 ms after the last change, or on blur (001 §9). */
  onChange: (html: string) => void;
  /** Called with `tell` when there is text that `onChange` has not reported; `tell` reports it at once. Called with `null` after that. */
  onPending?: (tell: (() => void) | null) => void;
  /** Id of the element that names the editor. */
  labelledBy: string;
  /** Id of the element that describes the editor, such as its hint or error. */
  describedBy?: string;
  invalid?: boolean;
  /** Shows the text read-only. */
  disabled?: boolean;
  placeholder?: string;
}

const schema = getSchema(extensions);

// Tiptap would parse a string with the browser's HTML parser, which Trusted Types forbid.
function documentOf(html: string): JSONContent {
  const node = cleanNode(html);
  for (const line of node.querySelectorAll('p')) if (isBlankLine(line)) line.replaceChildren();
  return SchemaParser.fromSchema(schema).parse(node).toJSON() as JSONContent;
}

function htmlOf(editor: Editor): string {
  const { doc, schema: own } = editor.state;
  return storedHtml(DOMSerializer.fromSchema(own).serializeFragment(doc.content) as DocumentFragment);
}

/** The editor of rich text: bold, italic, underline, lists, links, undo and redo. */
export default function RichTextEditor({
  value,
  onChange,
  onPending,
  disabled = false,
  placeholder = '',
  ...about
}: RichTextEditorProps) {
  const id = useId();
  const sent = useRef(value);
  const newest = useRef({ onChange, onPending });
  useEffect(() => {
    newest.current = { onChange, onPending };
  });
  const written = useRef<Editor | null>(null);
  const [timer] = useState(
    () =>
      new ReportTimer(() => {
        if (!written.current) return;
        sent.current = htmlOf(written.current);
        newest.current.onChange(sent.current);
        newest.current.onPending?.(null);
      }),
  );
  const [content] = useState(() => documentOf(value));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: ({ doc }) => ({
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': about.labelledBy,
        ...(about.describedBy ? { 'aria-describedby': about.describedBy } : {}),
        ...(about.invalid ? { 'aria-invalid': 'true' } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
        // An empty document: one empty line.
        ...(doc.content.size === 2 ? { 'aria-placeholder': placeholder, 'data-placeholder': placeholder } : {}),
      }),
      transformPastedHTML: cleanPaste,
      handleDOMEvents: { keyup: () => timer.keyReleased() },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed;
      if (!timer.isWaiting) newest.current.onPending?.(() => timer.flush());
      timer.changed();
    },
    onBlur: () => timer.flush(),
  });
  // Reports the last words even if the field is removed while the person types.
  useEffect(() => () => timer.flush(), [timer]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  return (
    <div className={classes.editor} data-invalid={about.invalid || undefined} data-disabled={disabled || undefined}>
      <Toolbar editor={editor} controls={id} />
      <EditorContent editor={editor} className={`${classes.area} ${classes.text}`} />
    </div>
  );
}
