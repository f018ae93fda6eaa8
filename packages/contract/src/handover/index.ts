export * from './handover.endpoints.ts';
