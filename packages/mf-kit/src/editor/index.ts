export { default as RichTextEditor } from './rich-text-editor';
