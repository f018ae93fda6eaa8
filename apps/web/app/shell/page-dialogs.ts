/**
 * Does for a `PageDialog` what browsers cannot do yet by `command` and `closedby`, and closes it when a link in it is
 * pressed that leads away. Answers how to stop.
 */
export function startPageDialogs(): () => void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    if (button && !knowsCommands) obey(button);
    if (!knowsClosedBy && target instanceof HTMLDialogElement && target.matches('[closedby="any"]'))
      target.close();
    if (target.closest('a[href]')) target.closest<HTMLDialogElement>('dialog[data-closes-on-link]')?.close();
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}

function obey(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}
