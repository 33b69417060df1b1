import { default as RichTextEditor } from './rich-text-editor';
import { RichTextEditorProps } from './rich-text-editor';

export { RichTextEditor }

export { RichTextEditorProps }

export { }
