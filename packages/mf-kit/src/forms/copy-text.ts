/**
 * Copies a text to the clipboard; resolves to true if it succeeded. Over plain HTTP there is no `navigator.clipboard`, so the older `copy` command is
 * used.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

/** Runs the browser's `copy` command, and sets the copied text in a listener of the `copy` event. */
function byCommand(text: string): boolean {
  let isThere = false;
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isThere = true;
  };
  document.addEventListener('copy', put);
  // Deprecated, but there is no replacement on pages without https.
  (document as Partial<Document>).execCommand?.('copy');
  document.removeEventListener('copy', put);
  return isThere;
}
