import type { MemberType, VariantKey } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { MemberHome } from './components/member-home.tsx';
import { VisitorHome } from './components/visitor-home.tsx';

/** G127, as it is told to municipal callers. */
const GUIDE =
  '時間外は自動音声で折り返しを予約できます。翌営業日以降にお電話します。時間の指定はできません。';

const CASES: readonly [VariantKey, MemberType, string, string, boolean][] = [
  ['chofu', 'chofu', '火曜の正午', '2026-11-24T03:00:00.000Z', false],
  ['chofu', 'chofu', '火曜の9時前', '2026-11-23T23:59:00.000Z', true],
  ['chofu', 'chofu', '火曜の18時', '2026-11-24T09:00:00.000Z', true],
  ['chofu', 'chofu', '金曜の正午', '2026-11-20T03:00:00.000Z', true],
  ['hatch', 'general', '水曜の正午', '2026-11-25T03:00:00.000Z', false],
  ['aflac', 'insurance', '水曜の正午', '2026-11-25T03:00:00.000Z', false],
];

describe('時間外の自動音声の案内（仕様9・G127）', () => {
  // @proves state voice guide
  it.each(CASES)(
    '%sの%sの方が%sに開いた場合（%s）、案内を示すか: %s',
    (variant, memberType, _, at, shown) => {
      const page = { variant, renderedAt: at };
      const parts = { articles: [], news: [] };
      const homes = [
        drawOnPage(<VisitorHome {...parts} />, page),
        drawOnPage(<MemberHome {...parts} own={null} name="山田 花子" today={at.slice(0, 10)} />, {
          ...page,
          member: memberOf(memberType),
        }),
      ];
      expect(homes.map((home) => home.includes(GUIDE))).toEqual([shown, shown]);
    },
  );
});
