/** The words of a list as the tables of this package write it: 「、」 between them, broken into lines where it is long. */
export const listedWords = (words = ''): string[] =>
  words
    .split(/[、\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);
