export * from './surveys.endpoints.ts';
