export {
  addClosureEndpoint,
  type ComingClosure,
  closureInput,
  listClosuresEndpoint,
  type NewClosure,
  readClosedDaysEndpoint,
  removeClosureEndpoint,
} from './closures.endpoints.ts';
