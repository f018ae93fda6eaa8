/** What one group of docs/coverage.md has to hold, read from the portal's own tables. */
export interface ItemList {
  /** Heading of the group. */
  group: string;
  /** File or table the items come from, for the message. */
  from: string;
  items: readonly string[];
  /** Nothing of it is left for later: every row names a test (decision 0065). */
  isFinished?: true;
  /** Who may: the word that has to stand in the brackets at the end of the item's `what`. */
  access?: Readonly<Record<string, string>>;
  /** The group also has rows for what the specification names and the code does not have yet. */
  isOpen?: true;
}
