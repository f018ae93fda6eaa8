import { isServiceFor, type ServiceViewer } from '@hidamari/domain/service-filter';
import { expect, test } from 'vitest';
import type { StoredItem } from './filter-match.ts';
import { adding, FEW_COLLECTIONS, ids, only, service, setUp } from './reader-under-test.fixture.ts';

test('さがすためのサービスの文は、会員ごとに、その人が画面で読むものになる', async () => {
  const both = { summary_insurance: '保険の方のまとめ', body_insurance: '<p>保険の方の本文</p>' };
  const items = [
    service('plain', { type: ['all'], included_organizations: ['a-company'] }),
    service('both', both),
    service('half', { body_insurance: '<p>保険の方の本文</p>' }),
    service('insured', { ...both, type: ['insurance'] }),
    service('general', { ...both, type: ['general'] }),
  ];
  const { reader } = setUp(only('cancer-service', ...items));
  const { value } = await reader.searchableDocuments();
  const wordsFor = (id: string, viewer: ServiceViewer) =>
    value
      .filter(
        (document) => document.id === id && document.audience && isServiceFor(viewer, document.audience),
      )
      .map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const insured = { memberType: 'insurance', organization: null } as const;
  const general = { memberType: 'general', organization: 'a-company' } as const;
  expect(ids(items).map((id) => [id, wordsFor(id, insured), wordsFor(id, general)])).toEqual([
    ['plain', ['まとめ あ い'], ['まとめ あ い']],
    ['both', ['保険の方のまとめ 保険の方の本文'], ['まとめ あ い']],
    ['half', ['まとめ 保険の方の本文'], ['まとめ あ い']],
    ['insured', ['保険の方のまとめ 保険の方の本文'], []],
    ['general', [], ['まとめ あ い']],
  ]);
});

test('さがすための文でも、10の9乗は109にならず、取り消した語は入らない', async () => {
  const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
  const body =
    '<p>0.5×10<sup>9</sup>/L、CO<sub>2</sub>、<s>1日2回</s>1日<u>1</u>回<sup>注</sup></p>' +
    '<p><span style="text-decoration: line-through">3錠</span>10<span style="vertical-align: super">4.5</span></p>';
  const { reader } = setUp(adding('cancer-information', { ...sample, id: 'x', body } as StoredItem));
  const { value } = await reader.searchableDocuments();
  expect(value.find(({ id }) => id === 'x')?.text).toContain('0.5×10⁹/L、CO₂、1日1回注 10^4.5');
});

test('さがすための文に、読みも記号も入らず、言葉は途中で切れない', async () => {
  const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
  const body = '<h2>あ</h2><p><ruby>緩和<rt>かんわ</rt></ruby>ケアの<strong>話</strong>&amp;本</p><p>次</p>';
  const { reader } = setUp(adding('cancer-information', { ...sample, id: 'x', body } as StoredItem));
  const { value } = await reader.searchableDocuments();
  const text = value.find(({ id }) => id === 'x')?.text ?? '';
  expect(text).toContain('緩和ケアの話&本');
  expect(text).not.toMatch(/かんわ|[<>]|本次/);
  expect((await reader.searchableDocuments()).value).toBe(value);
  reader.purge();
  expect((await reader.searchableDocuments()).value).not.toBe(value);
});

test('さがすと、提携サービスは、会社の名前と費用が先に分かる（G148）', async () => {
  const [sample] = FEW_COLLECTIONS['cancer-service']?.items ?? [];
  const meals = { ...sample, id: 'meals', provider: 'partner', provider_name: 'まる食（見本）', fee: '有料' };
  const ours = { ...sample, id: 'ours', provider: 'supporter', provider_name: '相談員', fee: '無料' };
  const { reader } = setUp(adding('cancer-service', meals as StoredItem, ours as StoredItem));
  const { value } = await reader.searchableDocuments();
  const noteOf = (id: string) => value.find((found) => found.kind === 'service' && found.id === id)?.note;
  expect(noteOf('meals')).toBe('提携サービス：まる食（見本）・有料');
  expect(noteOf('ours')).toBe('無料');
});
