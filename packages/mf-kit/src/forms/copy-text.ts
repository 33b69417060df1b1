/** Puts a text on the clipboard, and says whether it is there. Over plain HTTP there is no `navigator.clipboard`; the command of before works there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

/** The command copies what is selected; whoever hears of it may put something else there. */
function byCommand(text: string): boolean {
  let isThere = false;
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isThere = true;
  };
  document.addEventListener('copy', put);
  // Deprecated, and nothing has taken its place where a page is not safe.
  (document as Partial<Document>).execCommand?.('copy');
  document.removeEventListener('copy', put);
  return isThere;
}
