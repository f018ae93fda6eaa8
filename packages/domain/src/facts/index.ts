export type { Fact, FactSource } from './fact.ts';
export { FACTS } from './facts.ts';
export { endingFacts, factOf, factSources, factsIn, hasEndedFact, withFacts } from './use-facts.ts';
