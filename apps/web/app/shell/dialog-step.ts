/** An open dialog. */
interface OpenDialog {
  close: () => void;
  /** It may hold a step of the history. Not one that opens while the router takes a blocked walk back (below). */
  mayHoldStep: boolean;
}

const CHANGES = ['pushState', 'replaceState'] as const;

/** The newest last. */
const dialogs: OpenDialog[] = [];
/** What has to wait until the step is taken back. */
const waiting: (() => void)[] = [];
let isOnStep = false;
let isGoingBack = false;
/** Key of the address that the router shows. */
let shownKey = 'default';

/** The key of the entry we stand on, as the router writes it. */
const entryKey = (): string => history.state?.key ?? 'default';

/**
 * While the step is on top, nobody may build on it: what the router adds or replaces waits until the step is taken
 * back, and then lies where it would lie without the dialog.
 */
function stand(onStep: boolean): void {
  isOnStep = onStep;
  for (const change of CHANGES) {
    if (onStep) {
      history[change] = (state, unused, url) => {
        afterStep(() => history[change]({ ...state, isDialog: undefined }, unused, url));
      };
    } else Reflect.deleteProperty(history, change);
  }
}

/** Brings the history in line with what is open: one step above the page while any dialog is, none otherwise. */
function settle(): void {
  if (isGoingBack) return;
  const wantsStep = dialogs.some(({ mayHoldStep }) => mayHoldStep) && waiting.length === 0;
  if (isOnStep === wantsStep) {
    for (const call of waiting.splice(0)) call();
  } else if (isOnStep) {
    isGoingBack = true;
    history.back();
  } else if (entryKey() === shownKey) {
    // The router's own state goes along: to it the step is the same entry.
    history.pushState({ ...history.state, isDialog: true }, '');
    stand(true);
  }
}

/** Runs at once, or when no dialog holds a step of the history any more. Leave for another document through this. */
export function afterStep(call: () => void): void {
  waiting.push(call);
  settle();
}

/** The router hears of every move but those between a page and the step above it. */
function onMove(event: PopStateEvent): void {
  const wasOnStep = isOnStep;
  const wasOurs = isGoingBack;
  isGoingBack = false;
  stand(Boolean(history.state?.isDialog));
  // With something waiting the router is ahead of the history, and has heard enough.
  const isElsewhere = waiting.length === 0 && entryKey() !== shownKey;
  if (isOnStep || (wasOnStep && !isElsewhere)) event.stopImmediatePropagation();
  if (!isOnStep && !wasOurs) {
    if (!isElsewhere) ask(wasOnStep ? dialogs.slice(-1) : []);
    else {
      // The router's turn comes first: it may hold the walk, and ask in a dialog of its own.
      const left = [...dialogs];
      setTimeout(() => ask(left));
    }
  }
  settle();
}

// At once, which is before the router: not every browser asks a window's capturing listeners first.
if (typeof window !== 'undefined') window.addEventListener('popstate', onMove, { capture: true });

/** Asks dialogs to close. They hold no step from now on, however long they take. */
function ask(asked: readonly OpenDialog[]): void {
  for (const dialog of [...asked]) {
    dialog.mayHoldStep = false;
    dialog.close();
  }
}

/** A dialog of the page itself (`PageDialog`), which the browser opens and closes. */
const PAGE_DIALOG = 'dialog[closedby="any"][open]';

/** Told when a dialog opens or is closed. */
const watchers = new Set<() => void>();

/** Dialogs that are about to open, whose code is still on its way. */
let coming = 0;

/** Whether any dialog stands over the page, or is about to. */
export const isDialogOpen = (): boolean =>
  dialogs.length + coming > 0 || document.querySelector(PAGE_DIALOG) !== null;

/** Runs when a dialog opens or is closed; answers what ends it. */
export function onDialogs(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function changeDialogs(change: () => void): void {
  change();
  // One dialog after another in the same moment keeps the step.
  queueMicrotask(settle);
  for (const watcher of watchers) watcher();
}

/** A dialog opens as soon as it is brought: until it is over, nothing else comes over the page. Answers what ends that. */
export function announceDialog(): () => void {
  coming += 1;
  return () =>
    changeDialogs(() => {
      coming -= 1;
    });
}

/** A dialog opened: the browser's back button closes it (decision 0014). Answers what to call once it is closed. */
export function watchDialog(close: () => void): () => void {
  const dialog = { close, mayHoldStep: isOnStep || isGoingBack || entryKey() === shownKey };
  changeDialogs(() => dialogs.push(dialog));
  return () => changeDialogs(() => dialogs.splice(dialogs.indexOf(dialog), 1));
}

/** A dialog belongs to the page it was opened on. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(PAGE_DIALOG)) dialog.close();
  ask(dialogs);
}

/** Tells the router's address, at first and whenever it changes. */
export function noticeAddress(key: string): void {
  shownKey = key;
  settle();
}

/** A page that was left with an open dialog and is loaded again has none: it starts below the step. */
export function beginBelowStep(): void {
  stand(Boolean(history.state?.isDialog));
  settle();
}
