const COPIED = 'コピーしました';
const SELECTED = 'コピーできなかったので、番号を選びました。長押しなどでコピーするか、書きとめてください。';

/** False where the browser has no clipboard to write to (without TLS), or does not let us. */
async function copied(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the buttons that copy a number (`FaultNumber`), those that stand there now and those that come. Where the number
 * cannot be copied it is selected, and that is said. Answers how to stop.
 */
export function startCopyButtons(): () => void {
  const press = async ({ target }: Event) => {
    const place = target instanceof Element ? target.closest('button[value="copy"]')?.parentElement : null;
    const number = place?.querySelector('b');
    const status = place?.querySelector('[role="status"]');
    if (!number || !status) return;
    status.textContent = '';
    const isCopied = await copied(number.textContent);
    if (!isCopied) getSelection()?.selectAllChildren(number);
    status.textContent = isCopied ? COPIED : SELECTED;
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}

/** Prints the page at a press on a button with `data-prints`. Answers how to stop. */
export function startPrintButtons(): () => void {
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button[data-prints]')) window.print();
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}
