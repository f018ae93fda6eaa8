import { describe, expect, it } from 'vitest';
import { createPrefetchQueue } from './prefetch-queue.ts';

const script = (href: string) => ({ href, rel: 'modulepreload' as const });
const always = () => true;

/** A queue whose browser is idle, and whose files come, when the test says so; and what was begun. */
function setUp() {
  const begun: string[] = [];
  const idle: (() => void)[] = [];
  const ends: ((hasCome: boolean) => void)[] = [];
  const settled = () => new Promise((done) => setImmediate(done));
  const prefetch = createPrefetchQueue(
    () => new Promise((then) => idle.push(then)),
    ({ href }) => {
      begun.push(href);
      return new Promise((end) => ends.push(end));
    },
  );
  const beIdle = async () => {
    await settled();
    idle.shift()?.();
    await settled();
  };
  const end = async (hasCome: boolean) => {
    ends.shift()?.(hasCome);
    await settled();
  };
  return { prefetch, beIdle, end, begun };
}

describe('先に読むファイルの順番', () => {
  it('ブラウザーが手すきのときに、一つずつ読む', async () => {
    const { prefetch, beIdle, end, begun } = setUp();
    prefetch([script('home'), script('articles')], always);
    expect(begun).toEqual([]);
    await beIdle();
    await beIdle();
    expect(begun).toEqual(['home']);
    await end(true);
    expect(begun).toEqual(['home']);
    await beIdle();
    expect(begun).toEqual(['home', 'articles']);
  });

  it('一度読んだものは読まず、届かなかったものは、また近づいたときに読む', async () => {
    const { prefetch, beIdle, end, begun } = setUp();
    prefetch([script('home'), script('home')], always);
    await beIdle();
    await end(false);
    await beIdle();
    expect(begun).toEqual(['home']);
    prefetch([script('home')], always);
    await beIdle();
    await end(true);
    prefetch([script('home')], always);
    await beIdle();
    expect(begun).toEqual(['home', 'home']);
  });

  it('順番が来たときにリンクがもうない場合、読まず、あとのものを読む', async () => {
    const { prefetch, beIdle, begun } = setUp();
    prefetch([script('home')], () => false);
    prefetch([script('articles')], always);
    await beIdle();
    expect(begun).toEqual(['articles']);
  });
});
