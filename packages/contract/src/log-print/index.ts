export {
  issuePrintFileEndpoint,
  type PrintedSheets,
  readPrintedSheetsEndpoint,
} from './log-print.endpoints.ts';
export {
  type PrintChoicesRead,
  type PrintChoicesSent,
  printChoices,
} from './print-choices.ts';
