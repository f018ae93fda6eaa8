/** Prints the page at a press on a button with `data-prints`. Answers how to stop. */
export function startPrintButtons(): () => void {
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button[data-prints]')) window.print();
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}
