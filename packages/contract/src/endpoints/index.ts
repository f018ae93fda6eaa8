export { ENDPOINTS, type EndpointNoun, type ListedEndpoint, listEndpoints } from './endpoints.ts';
export { OWN_CALLS } from './own-calls.ts';
