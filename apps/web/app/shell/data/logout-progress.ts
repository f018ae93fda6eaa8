/**
 * True from the press on ログアウト until this document is left, or until the call failed. Meanwhile nothing is asked
 * for again, and an ended session leads nobody to /login: the person is on their way out (specification section 3).
 */
let isLeaving = false;
const onBegin = new Set<() => void>();

export const logoutProgress = {
  begin: () => {
    isLeaving = true;
    for (const hear of onBegin) hear();
  },
  giveUp: () => {
    isLeaving = false;
  },
  isInProgress: () => isLeaving,
  /** Called at each beginning; whoever listens lives as long as the tab. */
  onBegin: (hear: () => void): void => {
    onBegin.add(hear);
  },
};
