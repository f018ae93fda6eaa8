/**
 * A page that broke down takes its forms away without asking them. While it does, each form keeps what stands in it
 * (`useDraft`), and says here where it could not: the fault page tells what is so, and nothing that nobody checked (decision
 * 0074). Only ever used in a browser.
 */
let isFailing = false;
let isLost = false;

export const pageFailure = {
  /** The fault page is drawn in place of one that broke while somebody was on it. */
  begin(): void {
    if (typeof window === 'undefined' || isFailing) return;
    isFailing = true;
  },
  isFailing: (): boolean => isFailing,
  /** Something that was written could not be kept. */
  noteLost(): void {
    isLost = true;
  },
  /** The broken page is gone. True where something of it was lost. */
  end(): boolean {
    const wasLost = isLost;
    isFailing = false;
    isLost = false;
    return wasLost;
  },
};
