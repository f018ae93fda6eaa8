/** When every listener of this process has been told what was published so far: the bus tells in the next step. */
export const allTold = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
