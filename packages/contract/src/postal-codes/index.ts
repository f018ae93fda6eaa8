export * from './postal-codes.endpoints.ts';
