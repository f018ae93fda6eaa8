import { addDays } from '../japanese-dates/index.ts';
import type { Fact, FactSource } from './fact.ts';
import { FACTS } from './facts.ts';

/** A figure in a text of the library, by its id: 「上限は{{high-cost-u-fixed}}です」. */
const PLACE = /\{\{([a-z0-9-]+)\}\}/g;
/** Stands for a figure that the table does not hold: nobody reads a guess. */
const UNKNOWN = '（確認中）';
/** Editors hear of an end so many days before it. */
const TOLD_BEFORE = 60;

/** The fact of an id; undefined where the table has none. */
export function factOf(id: string): Fact | undefined {
  return Object.hasOwn(FACTS, id) ? FACTS[id as keyof typeof FACTS] : undefined;
}

/** The text with its figures in place of their ids. */
export function withFacts(text: string): string {
  return text.replace(PLACE, (_, id: string) => factOf(id)?.text ?? UNKNOWN);
}

/** Ids of the figures that a text names, each once. */
export function factsIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].flatMap(([, id]) => id ?? []))];
}

/** The pages on which figures were read, each once, in the order of the figures; what the table does not hold has none. */
export function factSources(ids: readonly string[]): FactSource[] {
  const pages = ids.flatMap((id) => {
    const { source, second } = factOf(id) ?? {};
    return [source, second].filter((page) => page !== undefined);
  });
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

/** Whether one of the figures holds no longer on this day (YYYY-MM-DD), or is none that the table knows. */
export function hasEndedFact(ids: readonly string[], day: string): boolean {
  return ids.some((id) => {
    const fact = factOf(id);
    return fact === undefined || (fact.to !== undefined && fact.to < day);
  });
}

/** Ids of those whose last day comes within 60 days of this day, or has passed. */
export function endingFacts(ids: readonly string[], day: string): string[] {
  return ids.filter((id) => hasEndedFact([id], addDays(day, TOLD_BEFORE)));
}
