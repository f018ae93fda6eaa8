import { parentOf, type TopicId } from './topics.ts';

/** What the first, second, third topic of a page says of it. */
const PLACES = [1, 0.6, 0.45, 0.35, 0.3];
const LEAST_PLACE = 0.25;
/** Two pages whose main topics lie under the same wider one. */
const SAME_PARENT = 0.15;

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
