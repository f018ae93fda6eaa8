/** How much room of the disk is promised to files that this process has accepted and has not finished. */
export interface UploadsInProgress {
  /** Promises room to one more file; answers all that is promised from here on, in bytes, and what gives it back. */
  promise(bytes: number): { promised: number; giveBack: () => void };
  /** All that is promised now, in bytes. */
  promised(): number;
}

/**
 * Begins with nothing promised; one for each process. A file has its whole declared length promised from its head to the
 * end of its PUT, however that ends, although its bytes take free space as they flow: what is prepared of it (the kept
 * copy and the small picture) is written before what came is deleted, and takes about as much once more.
 */
export function createUploadsInProgress(): UploadsInProgress {
  let promised = 0;
  return {
    promise(bytes) {
      promised += bytes;
      let isGivenBack = false;
      const giveBack = () => {
        if (!isGivenBack) promised -= bytes;
        isGivenBack = true;
      };
      return { promised, giveBack };
    },
    promised: () => promised,
  };
}
