import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import type { ListedService } from './listed-services.ts';
import { ServiceCard, ServiceRow } from './service-card.tsx';

const WIGS: ListedService = {
  id: 'ancs',
  title: '医療用ウィッグ',
  summary: '試着してから決められます。',
  category: { id: 'life', name: 'くらし' },
  provider: 'partner',
  provider_name: 'ことりのウィッグサロン（見本）',
  fee: '有料',
  is_free: false,
  tag: [],
  href: '/life/ancs',
  sub_category: [],
  recommend_category: [],
  review_due: false,
};
const MEALS: ListedService = { ...WIGS, id: 'meals', href: '/life/meals' };

const LOGIN = '会員の方（ログインが必要です）';
const SHAPES = [
  ['カード', (service: ListedService) => <ServiceCard service={service} />],
  ['行', (service: ListedService) => <ServiceRow service={service} />],
] as const;

describe.each(SHAPES)('サービスの%s', (_, shape) => {
  it('提携サービスは、会社の名前も見せる（G148）', () => {
    expect(drawOnPage(shape(WIGS))).toContain('提携サービス：ことりのウィッグサロン（見本）');
    const ours = drawOnPage(shape({ ...WIGS, provider: 'supporter', provider_name: '相談員の名前' }));
    expect(ours).toContain('相談員が対応');
    expect(ours).not.toContain('相談員の名前');
  });

  it('会員だけのサービスは、訪問者に、ログインがいることを押す前に言う', () => {
    expect(drawOnPage(shape(WIGS))).toContain(LOGIN);
    expect(drawOnPage(shape(MEALS))).not.toContain(LOGIN);
    expect(drawOnPage(shape(WIGS), { member: memberOf('general') })).not.toContain(LOGIN);
  });
});

it('前に開いたサービスのカードだけが、そう言う（G95）', () => {
  expect(drawOnPage(<ServiceCard service={WIGS} isSeen />)).toContain('（見本）・前に開きました');
  expect(drawOnPage(<ServiceCard service={WIGS} />)).not.toContain('前に開きました');
});
