export { seedDemoContactThreshold } from './seed-demo-contact-threshold.ts';
export { type DemoHistory, seedDemoTreatmentLogs } from './seed-demo-treatment-logs.ts';
