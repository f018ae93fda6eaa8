/**
 * True from the press on ログアウト until this document is left, or until the call failed. Meanwhile nothing is asked
 * for again, and an ended session leads nobody to /login: the person is on their way out (specification section 3).
 */
let isLeaving = false;

export const logoutProgress = {
  begin: () => {
    isLeaving = true;
  },
  giveUp: () => {
    isLeaving = false;
  },
  isInProgress: () => isLeaving,
};
