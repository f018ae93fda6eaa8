import { type FactTable, num, ownRule, readOn, yen } from './fact.ts';
import { page } from './source-page.ts';

const youngHome = ownRule(
  page(
    '調布市',
    '調布市若年がん患者在宅療養支援事業',
    2024,
    'https://www.city.chofu.lg.jp/060070/p037080.html',
  ),
);
const screening = readOn(
  '2026-11-30',
  page(
    '調布市',
    '市報ちょうふ No.1800（令和7年10月5日号）',
    2025,
    'https://www.city.chofu.lg.jp/documents/15804/s20251005_01.txt',
  ),
  page('調布市', '乳がん検診を受けましょう', 2024, 'https://www.city.chofu.lg.jp/060070/p037088.html'),
);

/** What the city of Chofu offers, as its own pages say. */
export const CHOFU_FACTS = {
  'young-home-care-chofu-age': {
    ...num(40, '歳', '40歳未満'),
    what: '調布市の若年がん患者在宅療養支援事業の対象の年齢',
    ...youngHome,
  },
  'young-home-care-chofu-part': {
    text: '9割',
    what: '調布市の若年がん患者在宅療養支援事業の助成の割合（生活保護受給世帯は全額）',
    ...youngHome,
  },
  'young-home-care-chofu-month': {
    ...yen(60_000, 'ひと月あたり6万円（合計）'),
    what: '調布市の若年がん患者在宅療養支援事業の基準額: 居宅サービスと福祉用具の貸与',
    ...youngHome,
  },
  'young-home-care-chofu-goods': {
    ...yen(100_000, '1年あたり10万円'),
    what: '調布市の若年がん患者在宅療養支援事業の基準額: 福祉用具の購入（運搬の経費を含む）',
    ...youngHome,
  },
  'breast-screening-chofu-age': {
    ...num(40, '歳', '40歳以上'),
    what: '調布市の乳がん検診の対象の年齢（前年度に受けていない人）',
    ...screening,
  },
} as const satisfies FactTable;
