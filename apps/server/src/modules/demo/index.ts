export { seedDemoContactThreshold } from './seed-demo-contact-threshold.ts';
export { seedDemoNextVisits } from './seed-demo-next-visits.ts';
export { type DemoHistory, seedDemoTreatmentLogs } from './seed-demo-treatment-logs.ts';
