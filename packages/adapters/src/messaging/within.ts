/** How long LINE may take, in milliseconds. */
export const LINE_PATIENCE = 8_000;

/** A signal that ends what waits for LINE: after its time, or with the caller's own. */
export const patience = (signal?: AbortSignal): AbortSignal =>
  signal === undefined
    ? AbortSignal.timeout(LINE_PATIENCE)
    : AbortSignal.any([signal, AbortSignal.timeout(LINE_PATIENCE)]);

/** Waits for a request that takes no signal, no longer than LINE may take. */
export async function within<Answer>(asked: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  const ended = patience(signal);
  const tooLong = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason), { once: true });
  });
  return await Promise.race([asked, tooLong]);
}
