import { describe, expect, it } from 'vitest';
import { type BrowserFacts, browserSilence } from './index.ts';

const NOW = Date.parse('2026-11-26T03:00:00Z');
const HOUR = 3_600_000;
const LINE_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/15.18.1';
const PLAIN: BrowserFacts = {
  pathname: '/treatment-logs',
  userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36',
  isActing: false,
  wantsFewerPrompts: false,
  shownAt: null,
  isConsulting: false,
  isTaken: false,
  isCovered: false,
  isHidden: false,
};

// @proves state pop-up: nothing shown
describe('ブラウザだけが知る、何も見せないとき（G20）', () => {
  it.each([
    ['何もない', {}, 'free'],
    ['書く画面', { pathname: '/treatment-logs/new' }, 'silent'],
    ['答える画面', { pathname: '/survey/service' }, 'silent'],
    ['ログインの画面', { pathname: '/login/session' }, 'silent'],
    ['印刷の画面', { pathname: '/treatment-logs/print' }, 'silent'],
    ['LINEの中のブラウザ', { userAgent: LINE_PHONE }, 'silent'],
    ['Androidの、LINEの中のブラウザ', { userAgent: `${PLAIN.userAgent} Line/15.18.1/IAB` }, 'silent'],
    ['名前の終わりが似ているだけのブラウザ', { userAgent: 'OnLine/3.0' }, 'free'],
    ['代わりに操作する担当者', { isActing: true }, 'silent'],
    ['この端末では出さない', { wantsFewerPrompts: true }, 'silent'],
    ['相談のパネルかチャットを開いた', { isConsulting: true }, 'silent'],
    ['この画面で、ほかの案内が出た', { isTaken: true }, 'silent'],
    ['24時間たたない', { shownAt: NOW - 24 * HOUR + 1 }, 'silent'],
    ['24時間たった', { shownAt: NOW - 24 * HOUR }, 'free'],
    ['時計が戻された', { shownAt: NOW + HOUR }, 'free'],
    ['ほかの窓が重なっているあいだ', { isCovered: true }, 'wait'],
    ['だれも見ていないあいだ', { isHidden: true }, 'wait'],
    ['窓が重なっていて、控える理由もある', { isCovered: true, wantsFewerPrompts: true }, 'silent'],
  ] as const)('%s場合、%j は %s', (_, change, silence) => {
    expect(browserSilence({ ...PLAIN, ...change }, NOW)).toBe(silence);
  });
});
