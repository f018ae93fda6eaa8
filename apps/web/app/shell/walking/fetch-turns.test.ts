import { describe, expect, it } from 'vitest';
import { createFetchTurns } from './fetch-turns.ts';

/** Turns whose browser is idle when the test says so, and what was begun. */
function setUp() {
  const idle: (() => void)[] = [];
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const turns = createFetchTurns((then) => idle.push(then));
  const ask = (name: string) =>
    turns.take(() => {
      begun.push(name);
      return new Promise((end) => ends.set(name, end));
    });
  const beIdle = () => idle.shift()?.();
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setTimeout(done));
  };
  return { ask, beIdle, end, begun };
}

describe('画面を先に読む順番', () => {
  it('ブラウザーが手すきになるまで、読みはじめない', () => {
    const { ask, beIdle, begun } = setUp();
    ask('home');
    expect(begun).toEqual([]);
    beIdle();
    expect(begun).toEqual(['home']);
  });

  it('一つが終わり、また手すきになってから、次を読む', async () => {
    const { ask, beIdle, end, begun } = setUp();
    ask('home');
    ask('articles');
    beIdle();
    beIdle();
    expect(begun).toEqual(['home']);
    await end('home');
    expect(begun).toEqual(['home']);
    beIdle();
    expect(begun).toEqual(['home', 'articles']);
  });

  it('順番を返したものは読まず、あとのものは読む', () => {
    const { ask, beIdle, begun } = setUp();
    const giveUp = ask('home');
    ask('articles');
    giveUp();
    beIdle();
    expect(begun).toEqual(['articles']);
  });

  it('すべての順番が返されたあとでも、新しいものは読む', async () => {
    const { ask, beIdle, begun } = setUp();
    ask('home')();
    beIdle();
    await Promise.resolve();
    ask('articles');
    beIdle();
    expect(begun).toEqual(['articles']);
  });
});
