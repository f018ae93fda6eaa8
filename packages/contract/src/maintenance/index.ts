export * from './maintenance.endpoints.ts';
