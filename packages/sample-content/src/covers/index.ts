import { type CoverKey, type GroundName, type ObjectName, stillLifeOf } from '@hidamari/domain/drawings';
import { parentOf, type TopicId } from '@hidamari/domain/topics';
import { GROUNDS_OF_OBJECTS, OBJECTS_OF_TOPICS } from './objects-of-topics.ts';

interface Drawable {
  readonly id: string;
  readonly publishedAt: string;
  readonly topics?: readonly string[] | undefined;
  readonly cover?: string | undefined;
}

interface Pair {
  readonly object: ObjectName;
  readonly ground: GroundName;
}

/** What it costs to take the next thing of a topic, in pages that stand on the same ground already. */
const NEXT_THING = 8;

const nameOf = ({ object, ground }: Pair): CoverKey => `${object}-on-${ground}`;
const ALL_PAIRS: readonly Pair[] = Object.entries(GROUNDS_OF_OBJECTS).flatMap(([object, grounds]) =>
  grounds.map((ground) => ({ object: object as ObjectName, ground })),
);
/** Lists are by day: so many before a page must not show the same thing, nor stand in the same place. */
const NEIGHBOURS = 4;

/**
 * Gives every item that names no scene of its own a still life after what it is about, and none a picture that another has. Where the things of its topics are used up in every place, any other stands in.
 */
export function withCovers<Item extends Drawable>(items: readonly Item[]): (Item & { cover: string })[] {
  const taken = new Set<string>();
  const uses = new Map<GroundName, number>();
  const take = (cover: string) => {
    const ground = taken.has(cover) ? undefined : stillLifeOf(cover)?.ground;
    taken.add(cover);
    if (ground !== undefined) uses.set(ground, (uses.get(ground) ?? 0) + 1);
  };
  for (const { cover } of items) if (cover !== undefined) take(cover);
  const covers = new Map<string, string>();
  let before: string[] = [];
  const newestFirst = [...items].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  for (const item of newestFirst) {
    const cover = item.cover ?? choose(pairsFor(item.topics ?? []), { taken, uses, before });
    covers.set(item.id, cover);
    take(cover);
    before = [cover, ...before].slice(0, NEIGHBOURS);
  }
  return items.map((item) => ({ ...item, cover: covers.get(item.id) ?? '' }));
}

/** A thing for each topic in turn, the main topic's first, in every place where it may stand. */
function pairsFor(topics: readonly string[]): Pair[] {
  const objects = topics.flatMap((topic) => objectsFor(topic as TopicId));
  return [...new Set(objects)].flatMap((object) =>
    GROUNDS_OF_OBJECTS[object].map((ground) => ({ object, ground })),
  );
}

function objectsFor(topic: TopicId): readonly ObjectName[] {
  const wider = parentOf(topic);
  return OBJECTS_OF_TOPICS[topic] ?? (wider === null ? [] : (OBJECTS_OF_TOPICS[wider] ?? []));
}

interface Others {
  taken: ReadonlySet<string>;
  /** How many of them stand on a ground. */
  uses: ReadonlyMap<GroundName, number>;
  /** Of the pages beside it, the nearest first. */
  before: readonly string[];
}

function choose(pairs: readonly Pair[], { taken, uses, before }: Others): CoverKey {
  const beside = before.flatMap((cover) => stillLifeOf(cover) ?? []);
  const likeness = ({ object, ground }: Pair) =>
    (beside.some((other) => other.object === object) ? 100 : 0) +
    (beside.some((other) => other.ground === ground) ? 50 : 0);
  for (const among of [pairs, ALL_PAIRS]) {
    const free = among.filter((pair) => !taken.has(nameOf(pair)));
    const order = [...new Set(among.map(({ object }) => object))];
    const fitness = ({ object }: Pair) => order.indexOf(object) * NEXT_THING;
    const [best] = free
      .map((pair) => ({ pair, cost: likeness(pair) + fitness(pair) + (uses.get(pair.ground) ?? 0) }))
      .sort((one, other) => one.cost - other.cost);
    if (best && (best.cost < 100 || among === ALL_PAIRS)) return nameOf(best.pair);
  }
  throw new Error('There are more pages than drawings: draw another thing or another ground.');
}
