export * from './viewed.endpoints.ts';
