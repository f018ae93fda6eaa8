export {
  addClosureEndpoint,
  type ComingClosure,
  closureInput,
  listClosuresEndpoint,
  type NewClosure,
  removeClosureEndpoint,
} from './closures.endpoints.ts';
