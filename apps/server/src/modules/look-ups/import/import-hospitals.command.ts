import { importHospitals } from './import-files.ts';
import { runImport } from './run-import.ts';

// `npm run import:hospitals -- 01-1_hospital_facility_info.csv 02-1_clinic_facility_info.csv`: see docs/operations.md.
await runImport('hospitals', importHospitals);
