export { importErrorWords } from './import-errors.ts';
export {
  dayOfRow,
  IMPORT_FAULT_TEXTS,
  type ImportFault,
  type ImportFile,
  type ReadImport,
  readImportText,
  titleOfRow,
} from './import-file.ts';
export { type CutImport, cutImport, type ImportPart } from './import-parts.ts';
export {
  archiveName,
  CONSULTATION_DOCUMENT,
  MY_DATA_DOCUMENT,
  MY_DATA_FILES,
  MY_DATA_LIMITS,
  picturePath,
  ROW_OUTCOME_LABELS,
  ROW_OUTCOMES,
  type RowOutcome,
} from './my-data.ts';
