/** The inside of a JSON list, an item a line, written while it is read. */
export async function* jsonList<Item>(
  items: AsyncIterable<Item>,
  textOf: (item: Item) => AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let separator = '\n';
  for await (const item of items) {
    yield separator;
    yield* textOf(item);
    separator = ',\n';
  }
  yield '\n';
}

/** A JSON object that is not closed yet: more keys follow. */
export function openObject(head: object): string {
  return JSON.stringify(head).slice(0, -1);
}
