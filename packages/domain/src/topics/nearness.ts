import { parentOf, type TopicId } from './topics.ts';

/** What the first, second, third topic of a page says of it. */
const PLACES = [1, 0.6, 0.45, 0.35, 0.3];
const LEAST_PLACE = 0.25;
/** Two pages whose main topics lie under the same wider one. */
const SAME_PARENT = 0.15;

/** A service for all that lies under a topic, beside one for this alone. */
const OF_WIDER = 0.5;

const placeOf = (at: number) => PLACES[at] ?? LEAST_PLACE;

/**
 * How near two pages are by what they are about, each with its main topic first: 1 where they share their main topic, more where
 * they share others besides, 0 where nothing is shared.
 */
export function topicNearness(one: readonly TopicId[], other: readonly TopicId[]): number {
  let shared = 0;
  one.forEach((topic, at) => {
    const its = other.indexOf(topic);
    if (its >= 0) shared += placeOf(at) * placeOf(its);
  });
  const [main, others] = [one[0], other[0]];
  if (main === undefined || others === undefined) return shared;
  const wider = parentOf(main);
  return shared + (main !== others && wider !== null && wider === parentOf(others) ? SAME_PARENT : 0);
}

/** Whether the main topic of one of two pages is a topic of the other: what they share besides may be no more than a wide one. */
export function isOnSameThing([main, ...besides]: readonly TopicId[], other: readonly TopicId[]): boolean {
  const [others] = other;
  if (main === undefined || others === undefined) return false;
  return other.includes(main) || besides.includes(others);
}

/**
 * How well a service helps with what a page is about, both with their main topic first: 0 where it is about something else. A
 * service that names a wider topic is for all that lies under it: for 症状, a log of them.
 */
export function nearnessOfService(page: readonly TopicId[], service: readonly TopicId[]): number {
  return page.reduce((sum, topic, at) => {
    const its = service.indexOf(topic);
    const wider = service.indexOf(parentOf(topic) ?? topic);
    const about = its >= 0 ? placeOf(at) * placeOf(its) : 0;
    return sum + about + (its < 0 && wider >= 0 ? OF_WIDER * placeOf(at) * placeOf(wider) : 0);
  }, 0);
}
