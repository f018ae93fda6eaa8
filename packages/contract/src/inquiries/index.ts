export * from './desk-inquiries.endpoints.ts';
export * from './inquiries.endpoints.ts';
