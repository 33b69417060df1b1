import { useEffect, useRef, useState } from 'react';

type Take = (files: readonly File[]) => void;

/**
 * Files that are dropped anywhere on the page, or pasted outside of a text. Answers whether some are being dragged over it. Of several
 * places on a page that want them, the first has them.
 */
export function useIncomingFiles(take: Take): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Else the browser would leave the page for the file.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      give(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isText(event.target) || !event.clipboardData?.files.length) return;
      event.preventDefault();
      give(event.clipboardData);
    };
    const give = (data: DataTransfer | null) => latest.current([...(data?.files ?? [])]);
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
  }, []);
  return isOver;
}

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
