import { japanDay } from '@hidamari/domain/japanese-dates';
import { importMedicines } from './import-files.ts';
import { runImport } from './run-import.ts';

// `npm run import:medicines -- y.csv`: see docs/operations.md.
await runImport('medicines', (executor, edition) =>
  importMedicines(executor, { ...edition, today: japanDay(new Date()) }),
);
