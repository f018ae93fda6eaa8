/** Keys of one purpose: what is made is made with the first; what comes back is recognised under any of them. */
export type PoolKeys = readonly [current: Uint8Array, ...previous: Uint8Array[]];
