import { createContext, useContext, useEffect, useRef } from 'react';

/** A part of a form beside its fields, which shares its fate: files that wait until it is saved. */
export interface FormPart {
  /** It holds something that is lost where the form is left. */
  isUnsaved: boolean;
  /** The form was saved as this thing. The page may be gone by then. */
  onSaved: (id: number) => void;
  /** The form waits to be sent as this entry of the outbox, and the part with it. The release before knew of none. */
  onKept?: (entry: string) => Promise<void>;
  /** The form was left, or what was typed in it discarded. */
  onDropped: () => void;
}

/** The parts of one form. */
export class FormParts {
  readonly #parts = new Map<symbol, () => FormPart>();

  /** @param tell is told whether any of them holds something unsaved */
  constructor(private readonly tell: (isUnsaved: boolean) => void) {}

  join(key: symbol, part: () => FormPart): () => void {
    this.#parts.set(key, part);
    return () => {
      this.#parts.delete(key);
      this.changed();
    };
  }

  changed(): void {
    this.tell([...this.#parts.values()].some((part) => part().isUnsaved));
  }

  /** Those that are there now; they are told of the outcome of a save also where the page was left meanwhile. */
  all(): readonly FormPart[] {
    return [...this.#parts.values()].map((part) => part());
  }
}

export const FormPartsContext = createContext<FormParts | null>(null);

/** Joins the form around it; without one nothing happens. A panel of another remote's may do so. */
export function useFormPart(part: FormPart): void {
  const parts = useContext(FormPartsContext);
  const newest = useRef(part);
  useEffect(() => {
    newest.current = part;
  });
  useEffect(() => parts?.join(Symbol('part'), () => newest.current), [parts]);
  useEffect(() => parts?.changed(), [parts, part.isUnsaved]);
}
