export * from './call-backs.endpoints.ts';
