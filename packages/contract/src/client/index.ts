export type { ApiClient, CallOptions } from './api-client.ts';
