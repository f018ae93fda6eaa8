/** Items by key, keys in the order they first come. `Map.groupBy` is younger than the browsers we draw in. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A sorted copy. `toSorted` too is younger than some of those browsers. */
export function sortedBy<Item>(items: Iterable<Item>, compare: (a: Item, b: Item) => number): Item[] {
  return [...items].sort(compare);
}

/** For days and other strings that sort as they are written. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
