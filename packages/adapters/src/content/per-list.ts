/**
 * A function of a list that is worked out once for each list and kept as long as the list is. For lists that are one
 * object for many pages, such as the shown articles of a variant.
 */
export function perList<Item, Made>(
  make: (list: readonly Item[]) => Made & {},
): (list: readonly Item[]) => Made {
  const made = new WeakMap<readonly Item[], Made & {}>();
  return (list) => {
    const before = made.get(list);
    if (before !== undefined) return before;
    const now = make(list);
    made.set(list, now);
    return now;
  };
}
