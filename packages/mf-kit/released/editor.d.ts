import { JSX } from 'react';
export declare function RichTextEditor({ value, onChange, onPending, disabled, placeholder, ...about }: RichTextEditorProps): JSX.Element;

export declare interface RichTextEditorProps {
    value: string;
    onChange: (html: string) => void;
    onPending?: (tell: (() => void) | null) => void;
    labelledBy: string;
    describedBy?: string;
    invalid?: boolean;
    disabled?: boolean;
    placeholder?: string;
}

export { }
