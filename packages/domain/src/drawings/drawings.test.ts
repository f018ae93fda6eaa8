import { describe, expect, it } from 'vitest';
import { GROUNDS, OBJECTS, sceneOf, sharedPictureOf, stillLifeOf } from './index.ts';

describe('絵の名前', () => {
  it('ものと場所のどの組み合わせも、名前から読み取れる', () => {
    for (const object of OBJECTS) {
      for (const ground of GROUNDS) {
        expect(stillLifeOf(`${object}-on-${ground}`)).toEqual({ object, ground });
      }
    }
  });

  it.each([
    'cup',
    'cup-on-moon',
    'moon-on-shelf',
    'cup-on-shelf-on-shelf-x',
    'cover-hands',
    '',
    'constructor',
  ])('「%s」は、ものと場所の絵ではない', (name) => {
    expect(stillLifeOf(name)).toBeNull();
  });

  it.each([
    ['cover-hands', 'hands', '/share/cover-hands.png'],
    ['cup-on-sill-day', null, '/share/object-cup.png'],
    ['cover-unknown', null, null],
  ])('「%s」の場面と、共有される絵', (name, scene, path) => {
    expect(sceneOf(name)).toBe(scene);
    expect(sharedPictureOf(name)).toBe(path);
  });
});
