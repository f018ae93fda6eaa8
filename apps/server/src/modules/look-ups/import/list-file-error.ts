/** What is wrong with a file, in words for whoever runs the command: the file, the line, and what was expected. */
export class ListFileError extends Error {
  override name = 'ListFileError';

  static at(file: string, line: number, problem: string): ListFileError {
    return new ListFileError(`${file}, line ${line}: ${problem}`);
  }
}
