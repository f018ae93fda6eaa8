export { ENDPOINTS, type EndpointNoun, type ListedEndpoint, listEndpoints } from './endpoints.ts';
export type { OwnCall } from './own-call.ts';
export { OWN_CALLS } from './own-calls.ts';
