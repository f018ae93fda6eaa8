export { seedDemoContactThreshold } from './seed-demo-contact-threshold.ts';
export { seedDemoLogImages } from './seed-demo-log-images.ts';
export { seedDemoNextVisits } from './seed-demo-next-visits.ts';
export { type DemoHistory, seedDemoTreatmentLogs } from './seed-demo-treatment-logs.ts';
