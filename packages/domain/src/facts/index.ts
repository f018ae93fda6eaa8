export type { Fact, FactSource } from './fact.ts';
export { FACTS } from './facts.ts';
export { endingFacts, factOf, factsIn, hasEndedFact, withFacts } from './use-facts.ts';
