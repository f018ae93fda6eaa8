export { ENDPOINTS, type EndpointNoun, type ListedEndpoint, listEndpoints } from './endpoints.ts';
export { OWN_CALLS, type OwnCall } from './own-calls.ts';
