import type { ToastTime } from './toast.tsx';
import type { ToastMessage } from './toast-provider.tsx';

/** More than two cover what a phone shows. */
const MOST_AT_ONCE = 2;

export type ShownToast = ToastMessage & { key: number; time: ToastTime };

/** The oldest make room for a new one. What somebody stopped in order to read it stays. */
export function withRoom(shown: readonly ShownToast[]): readonly ShownToast[] {
  const running = shown.filter(({ time }) => !time.isStopped);
  const leaving = running.slice(0, Math.max(0, running.length - MOST_AT_ONCE + 1));
  return shown.filter((toast) => !leaving.includes(toast));
}
