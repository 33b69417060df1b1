export { default as RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
export { cleanHtml } from './rich-text-rules';
