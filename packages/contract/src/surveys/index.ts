export * from './desk-surveys.endpoints.ts';
export * from './surveys.endpoints.ts';
