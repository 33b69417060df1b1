import { FormEvent } from 'react';
import { JSX } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { QueryKey } from '@tanstack/react-query';
import { ReactNode } from 'react';
import { UseFormReturnType } from '@mantine/form';
export declare function asText(value: string | number | null | undefined): string;
declare interface Changeable<Entity extends Versioned, Body = never> {
    query: (id: number) => {
        queryKey: QueryKey;
    };
    read: (id: number) => Promise<Entity>;
    update: (read: Entity, body: Body) => Promise<Entity>;
    remove: (id: number) => Promise<void>;
    changed: (queries: QueryClient, saved?: Entity) => Promise<unknown>;
}

export declare const CHANGED_MEANWHILE = "This was changed elsewhere in the meantime. What you typed is still here: save again to replace the newer version with it, or cancel to keep that one.";

export declare function CheckboxField<Values extends object>({ form, name, ...field }: FieldProps<Values, boolean>): JSX.Element;
export declare function ChoiceField<Values extends object>(field: FieldProps<Values, string> & {
    options: readonly (Option_2 | string)[];
}): JSX.Element;
export declare function DateField<Values extends object>(field: FieldProps<Values, string> & {
    min?: string;
    max?: string;
}): JSX.Element;

declare interface FieldProps<Values extends object, Held> {
    form: KitFormState<Values>;
    name: NamesOf<Values, Held>;
    label: string;
    hint?: ReactNode;
    required?: boolean;
    disabled?: boolean;
}
export declare function FormColumns({ children, aside }: FormColumnsProps): JSX.Element;

declare interface FormColumnsProps {
    children: ReactNode;
    aside: ReactNode;
}
export declare function FormHelp({ title, lines }: FormHelpProps): JSX.Element;

declare interface FormHelpProps {
    title: string;
    lines: readonly ReactNode[];
}
export declare function KitForm({ form, label, children }: KitFormProps): JSX.Element;

export declare interface KitFormOptions<Values, Saved> {
    initial: Values;
    validate?: (values: Values) => Problems<Values> | null;
    save: (values: Values) => Promise<Saved>;
    onSaved?: (saved: Saved) => void;
    fallback?: string;
    clears?: {
        [Name in keyof Values]?: Partial<Values>;
    };
    guard?: boolean;
}

export declare interface KitFormProps {
    form: KitFormState<any>;
    label: string;
    children: ReactNode;
}

export declare interface KitFormState<Values extends object = Record<string, never>> {
    values: Values;
    set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
    setAll(values: Partial<Values>): void;
    pending(name: keyof Values & string, tell: (() => void) | null): void;
    keepSecret(name: keyof Values & string): void;
    restored: {
        discard(): void;
    } | null;
    errors: Readonly<Partial<Record<string, string>>>;
    message: string | null;
    busy: boolean;
    dirty: boolean;
    submit(event?: FormEvent): void;
    release(): void;
    leaving: {
        leave(): void;
        stay(): void;
    } | null;
    mantine: UseFormReturnType<Values>;
}
export declare function MoneyField<Values extends object>(field: FieldProps<Values, string>): JSX.Element;
export declare function moneyProblem(label: string, text: string): string | null;
export declare function moneyText(amount: number | null | undefined): string;
declare type NamesOf<Values, Held> = {
    [Name in keyof Values]: Values[Name] extends Held ? Name : never;
}[keyof Values] & string;
export declare function NumberField<Values extends object>(field: NumberFieldProps<Values>): JSX.Element;

declare interface NumberFieldProps<Values extends object> extends FieldProps<Values, string> {
    unit?: string;
}
export declare function numberOrNull(text: string): number | null;

declare interface Option_2 {
    value: string;
    label: string;
}
export { Option_2 as Option }
export declare function parseNumber(text: string): {
    value: number;
    decimals: number;
} | null;
export declare function PasswordField<Values extends object>({ autoComplete, ...field }: PasswordFieldProps<Values>): JSX.Element;

declare interface PasswordFieldProps<Values extends object> extends FieldProps<Values, string> {
    autoComplete: 'current-password' | 'new-password';
}
export declare interface Problems<Values> {
    message?: string;
    fields?: Partial<Record<keyof Values & string, string>>;
}
export declare function RichTextField<Values extends object>({ form, name, label, ...field }: RichTextFieldProps<Values>): JSX.Element;

declare interface RichTextFieldProps<Values extends object> {
    form: KitFormState<Values>;
    name: {
        [Name in keyof Values]: Values[Name] extends string ? Name : never;
    }[keyof Values] & string;
    label: string;
    hint?: ReactNode;
    placeholder?: string;
}
export declare function SaveActions({ form, label, cancelTo }: SaveActionsProps): JSX.Element;

declare interface SaveActionsProps {
    form: KitFormState<any>;
    label: string;
    cancelTo: string;
}

export declare function SelectField<Values extends object>(field: SelectFieldProps<Values>): JSX.Element;

declare interface SelectFieldProps<Values extends object> extends FieldProps<Values, string> {
    options: readonly (Option_2 | string)[];
    empty?: string;
}

export declare function TextAreaField<Values extends object>(field: FieldProps<Values, string> & {
    rows?: number;
    placeholder?: string;
    maxLength?: number;
}): JSX.Element;

export declare function TextField<Values extends object>({ type, ...field }: TextFieldProps<Values>): JSX.Element;

declare interface TextFieldProps<Values extends object> extends FieldProps<Values, string> {
    placeholder?: string;
    maxLength?: number;
    autoComplete?: string;
    type?: 'text' | 'email' | 'url' | 'search';
}

export declare function textOrNull(text: string): string | null;
export declare function useEditing<Entity extends Versioned, Body>(kind: Omit<Changeable<Entity, Body>, 'remove'>, read: Entity, pageOf: (id: number) => string): {
    save: (body: Body) => Promise<Entity>;
    onSaved: (saved: Entity) => void;
};
export declare function useKitForm<Values extends object, Saved>(options: KitFormOptions<Values, Saved>): KitFormState<Values>;
export declare function useSaved<Entity extends Versioned>({ changed }: Pick<Changeable<Entity>, 'changed'>, pageOf: (id: number) => string): (saved: Entity) => void;
export declare function useVersionedSave<Saved extends Versioned, Body>(read: Saved, write: (read: Saved, body: Body) => Promise<Saved>, readAgain: () => Promise<Saved>): (body: Body) => Promise<Saved>;

declare interface Versioned {
    id: number;
    version?: number;
}
export declare function wholeNumberProblem(label: string, text: string, min?: number, max?: number): string | null;

export { }
