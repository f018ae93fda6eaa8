/** More pages than this are no summary any more; a shorter period or fewer categories are asked for. */
export const MOST_SHEETS = 400;
/** Logs that are read for one print: three a day over a year and some to spare. */
export const MOST_PRINTED_LOGS = 3_000;
/** Life of the address of a printed file, in seconds. */
export const PRINT_FILE_SECONDS = 300;
/** Name under which the file is saved. */
export const PRINT_FILE_NAME = '治療ログのまとめ.pdf';

/** Stands for an empty list of choices in an address. */
export const NOTHING_CHOSEN = 'none';
