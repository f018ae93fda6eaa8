export * from './messaging.endpoints.ts';
