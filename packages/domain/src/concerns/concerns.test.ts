import { describe, expect, it } from 'vitest';
import { CONCERNS } from '../option-sets/index.ts';
import { matchScreen } from '../screens/index.ts';
import { categoryOfConcern, concernOfCategory, serviceHref } from './index.ts';

describe('困りごとと、記事・サービスの種類', () => {
  it('行って戻る', () => {
    for (const { value } of CONCERNS) expect(concernOfCategory(categoryOfConcern(value))).toBe(value);
  });

  it('四つのほかは、困りごとではない', () => {
    expect(['story', 'chofu-info', '', 'constructor'].map(concernOfCategory)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('サービスのページ', () => {
  it.each([
    ['bill-reading', 'money', '/financial/bill-reading', 'financialService'],
    ['second-opinion', 'treatment', '/treatment/second-opinion', 'treatmentService'],
    ['house', 'life', '/life/house', 'lifeService'],
    ['talk', 'mind', '/mental/talk', 'mentalService'],
    ['ancs', 'life', '/life/ancs', 'ancs'],
    ['bears', 'life', '/life/bears', 'bears'],
    ['avic', 'life', '/life/avic', 'avic'],
    ['tomosnote', 'mind', '/mental/tomosnote', 'tomosnote'],
    ['monitor', 'treatment', '/treatment/monitor', 'monitor'],
    ['medical-note', 'treatment', '/treatment/medical-note', 'medicalNote'],
  ])('%s（%s）は %s', (id, category, href, screen) => {
    expect(serviceHref({ id, category: { id: category } })).toBe(href);
    expect(matchScreen(href)?.screen.id).toBe(screen);
  });

  it('種類が四つのどれでもない場合、ページはない', () => {
    expect(serviceHref({ id: 'x', category: { id: 'story' } })).toBeNull();
  });
});
