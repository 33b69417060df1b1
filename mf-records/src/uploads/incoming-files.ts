import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FileKind } from './upload.rules';

type Take = (files: readonly File[]) => void;

/**
 * Takes files dropped anywhere on the page, or pasted outside of text fields. Returns true while files are dragged over the page. If several places accept
 * files, the one under the pointer gets them, otherwise the first. PDFs and XML go to a place for documents if there is one.
 * @param place the element with `data-takes={kind}`
 */
export function useIncomingFiles(kind: FileKind, place: RefObject<Element | null>, take: Take): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Otherwise the browser would navigate to the file.
      event.preventDefault();
      setIsOver(!isOnOther(event.target));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer) || event.defaultPrevented || isOnOther(event.target)) return;
      give(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isText(event.target) || !event.clipboardData?.files.length) return;
      give(event, event.clipboardData);
    };
    const give = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (kind === 'photo' && files.some(isPaper) && document.querySelector('[data-takes="document"]')) return;
      event.preventDefault();
      latest.current(files);
    };
    const isOnOther = (target: EventTarget | null): boolean => {
      const on = target instanceof Element ? target.closest('[data-takes]') : null;
      return on !== null && on !== place.current;
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [kind, place]);
  return isOver;
}

/** Browsers report no type, or various types, for signed invoices. */
const isPaper = ({ type, name }: File): boolean =>
  ['application/pdf', 'application/xml', 'text/xml'].includes(type) || /\.p7m$/i.test(name);

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
