export * from './popups.endpoints.ts';
