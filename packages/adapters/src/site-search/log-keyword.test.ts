import { holdsLogKeyword, readLogKeyword } from '@hidamari/domain/log-search';
import { foldForSearch } from '@hidamari/domain/search-text';
import { beforeAll, expect, it } from 'vitest';
import { createAnalyser } from './lindera.ts';
import type { SiteSearch } from './port.ts';
import { createSiteSearch } from './thread.ts';

const analyse = createAnalyser();
const isFound = (keyword: string, text: string) =>
  holdsLogKeyword(foldForSearch(text), readLogKeyword(keyword, analyse));

let siteSearch: SiteSearch;
beforeAll(async () => {
  siteSearch = createSiteSearch();
  await siteSearch.prepare([]);
  return () => siteSearch.close();
});

it.each([
  ['髪が抜けた', 'シャンプーのとき、髪がたくさん抜ける'],
  ['体がだるい', '午後から体がだるくて横になった'],
  ['体がだるい', '体を動かすと倦怠感'],
  ['しんどかった', 'だるさ'],
  ['だるくてねむれない', 'だるさ。夜は眠れず'],
  ['ごはんが食べられない', 'ごはんは半分。食欲がない'],
  ['食欲がなかった', '食欲不振'],
  ['気持ちが悪い', '吐き気'],
  ['動くと息が切れる', '階段を動くだけで息切れ'],
  ['薬を飲んだ', '朝の薬は飲みました'],
  ['痛くて寝れない', '背中の痛み。眠れない'],
  ['熱が出た', '朝から微熱'],
  ['38度の熱', '体温 38.2℃'],
  ['便秘気味で', 'お通じがない'],
  ['下痢3回', '下痢が3回'],
  ['夜眠れなかった', '夜、寝つけなかった'],
  ['咳が出る', '朝から咳が出た'],
  ['早く寝る', '早く寝た'],
  ['病院に行く', '病院に行った'],
  ['散歩する', '夕方に散歩した'],
  ['入院した', '入院'],
  ['楽になる', '楽になった'],
  ['ころぶ', '廊下でころんだ'],
  ['つらい', 'つらかった'],
  ['疲れた', '疲れて横になった'],
  ['怖い', '怖くて泣いた'],
  ['吐く', '夜中に吐いてしまった'],
  ['しんどい', 'しんどさが続く'],
  ['眠れない', '眠れません'],
  ['歩けない', '歩けません'],
  ['味がしない', '味がしません'],
  ['熱がない', '熱はありません'],
  ['下痢止め', '下痢止めをもらった'],
  ['38度以上の熱', '体温 39.2℃'],
])('「%s」は「%s」の記録を見つける', (keyword, text) => expect(isFound(keyword, text)).toBe(true));

it.each([
  ['合総病院', 'ひなた総合病院'],
  ['髪が抜けた', '力が抜けた'],
  ['吐き気止め', '吐き気'],
  ['熱が出た', '鼻水が出た'],
  ['飲んだ', '飲まなかった'],
  ['食べられた', '食べられない'],
  ['眠れた', '全然眠れない'],
  ['止まった', '下痢が止まらない'],
  ['出た', '外出した'],
  ['下痢止め', '下痢が続く。お酒を止める'],
  ['ましたび', 'カペシタビンを飲みました'],
])('「%s」は「%s」の記録を見つけない', (keyword, text) => expect(isFound(keyword, text)).toBe(false));

it('別の糸で読んでも、同じに読む', async () => {
  for (const keyword of ['髪が抜けた 倦怠感', '', ' ', 'CA19-9'])
    expect(await siteSearch.readLogKeyword(keyword)).toEqual(readLogKeyword(keyword, analyse));
});

it('解析の道具が読めない場合、書いたとおりの言葉と、同じ意味の言葉でさがす', async () => {
  const withoutAnalyser = createSiteSearch({ analyser: 'file:///nowhere/analyser.js' });
  await withoutAnalyser.prepare([]);
  const parts = await withoutAnalyser.readLogKeyword('髪が抜けた 倦怠感');
  await withoutAnalyser.close();
  expect(parts).toEqual(readLogKeyword('髪が抜けた 倦怠感', () => []));
  expect(holdsLogKeyword('髪が抜けた。だるさ', parts)).toBe(true);
});
