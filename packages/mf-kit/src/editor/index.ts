export { default as RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
