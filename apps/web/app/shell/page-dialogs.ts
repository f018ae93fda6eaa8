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

/** Dialogs that are about to open, whose code is still on its way. */
let coming = 0;

/** Told when one that was to come is over. */
const watchers = new Set<() => void>();

const openDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[open]');

/** Whether any dialog stands over the page, or is about to. */
export const isDialogOpen = (): boolean => coming > 0 || openDialogs().length > 0;

/** Runs when a dialog is closed; answers what ends it. */
export function onDialogClose(watcher: () => void): () => void {
  watchers.add(watcher);
  // The event does not bubble.
  document.addEventListener('close', watcher, { capture: true });
  return () => {
    watchers.delete(watcher);
    document.removeEventListener('close', watcher, { capture: true });
  };
}

/** A dialog opens as soon as it is brought: until it is over, nothing else comes over the page. Answers what ends that. */
export function announceDialog(): () => void {
  coming += 1;
  return () => {
    coming -= 1;
    for (const watcher of watchers) watcher();
  };
}

/** A dialog belongs to the page it was opened on. Whoever opened it hears of it by its `close` event. */
export function closeDialogs(): void {
  for (const dialog of openDialogs()) dialog.close();
}
