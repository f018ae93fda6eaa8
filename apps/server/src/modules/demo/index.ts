export { type DemoHistory, seedDemoTreatmentLogs } from './seed-demo-treatment-logs.ts';
