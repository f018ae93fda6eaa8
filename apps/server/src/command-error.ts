/** What an operator's command was asked and cannot do. Its message is ours alone, and is printed as it stands. */
export class CommandError extends Error {
  override name = 'CommandError';
}
