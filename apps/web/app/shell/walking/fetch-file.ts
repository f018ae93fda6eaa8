/** What was asked for in this document, by address. */
const asked = new Map<string, Promise<void>>();

/** False for a file that was asked for already in this document. */
export const isNew = (address: string): boolean => !asked.has(address);

/**
 * Has the browser fetch a file of a screen that may come next; settles when it is here, has failed, or is none of
 * this browser's business. modulepreload: a script, made ready and not run; prefetch: a style sheet.
 */
export function fetchFile(address: string, how: 'modulepreload' | 'prefetch'): Promise<void> {
  const known = asked.get(address);
  if (known) return known;
  const link = document.createElement('link');
  // Safari before 17 knows no modulepreload and before 18 no prefetch, and would never tell an end.
  if (!link.relList.supports(how)) return Promise.resolve();
  const fetched = new Promise<void>((end) => {
    link.onload = () => end();
    // Asked again when it is wanted: the line may be back then.
    link.onerror = () => {
      asked.delete(address);
      end();
    };
  });
  asked.set(address, fetched);
  link.rel = how;
  if (how === 'prefetch') link.as = 'style';
  link.href = address;
  link.fetchPriority = 'low';
  document.head.append(link);
  return fetched;
}
