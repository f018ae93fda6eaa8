export * from './uploads.endpoints.ts';
