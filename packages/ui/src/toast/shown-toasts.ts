/** A short word that something is done. What must be read is not a toast but a notice on the page. */
export type ToastMessage = {
  text: string;
  /** One way to undo or follow up: 「取り消す」. */
  action?: { label: string; onPress: () => void };
  /** Something did not work, and is told in passing because nothing was lost. */
  isFault?: boolean;
};

/** What is left of a toast's time, kept outside of it: a dialog that opens or closes draws it anew elsewhere. */
export type ToastTime = { left: number; isStopped: boolean };

/** More than two cover what a phone shows. */
const MOST_AT_ONCE = 2;

export type ShownToast = ToastMessage & { key: number; time: ToastTime };

/** The oldest make room for a new one. What somebody stopped in order to read it stays. */
export function withRoom(shown: readonly ShownToast[]): readonly ShownToast[] {
  const running = shown.filter(({ time }) => !time.isStopped);
  const leaving = running.slice(0, Math.max(0, running.length - MOST_AT_ONCE + 1));
  return shown.filter((toast) => !leaving.includes(toast));
}
