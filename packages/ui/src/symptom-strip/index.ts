export {
  SymptomStrip,
  type SymptomStripProps,
  SymptomTable,
  type SymptomTableProps,
} from './symptom-strip.tsx';
