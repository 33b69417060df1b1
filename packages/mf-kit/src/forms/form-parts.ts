import { createContext, useContext, useEffect, useRef } from 'react';

/** A part of a form outside its fields, which is saved or discarded with it: files that wait until the form is saved. */
export interface FormPart {
  /** True if it holds something that is lost when the person leaves the form. */
  isUnsaved: boolean;
  /** Called when the form was saved, with the id of its thing. The page may be gone by then. */
  onSaved: (id: number) => void;
  /** Called when the form was stored as this entry of the outbox, so that the part waits with it. Optional: the release before has no such function. */
  onKept?: (entry: string) => Promise<void>;
  /** Called when the person left the form or discarded its changes. */
  onDropped: () => void;
}

/** The parts of one form. */
export class FormParts {
  readonly #parts = new Map<symbol, () => FormPart>();

  /** @param tell called with true while any part holds something unsaved */
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

  /** The current parts. The caller tells them the outcome of a save even if the person has left the page meanwhile. */
  all(): readonly FormPart[] {
    return [...this.#parts.values()].map((part) => part());
  }
}

export const FormPartsContext = createContext<FormParts | null>(null);

/** Joins the form around it; does nothing outside a form. Panels of other remotes may use it. */
export function useFormPart(part: FormPart): void {
  const parts = useContext(FormPartsContext);
  const newest = useRef(part);
  useEffect(() => {
    newest.current = part;
  });
  useEffect(() => parts?.join(Symbol('part'), () => newest.current), [parts]);
  useEffect(() => parts?.changed(), [parts, part.isUnsaved]);
}
