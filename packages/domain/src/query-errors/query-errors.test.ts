import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/index.ts';
import { SCREENS } from '../screens/index.ts';
import {
  destinationForQueryError,
  mutationOutcome,
  outcomeOfError,
  PAGE_OF_STATUS,
  QUERIES_EXEMPT_ON_HOME,
  QUERIES_NEVER_REDIRECTING,
} from './index.ts';

const STATUSES = [400, 401, 403, 404, 418, 422, 429, 500, 502, 503, 504];

// @proves state read refused
describe('失敗した読み込みの行き先（仕様8・G103）', () => {
  it.each([
    [400, { kind: 'go', to: '/404' }],
    [401, { kind: 'login' }],
    [403, { kind: 'go', to: '/404' }],
    [404, { kind: 'go', to: '/404' }],
    [422, { kind: 'go', to: '/404' }],
    [429, { kind: 'go', to: '/404' }],
    [500, { kind: 'go', to: '/500' }],
    [503, { kind: 'go', to: '/503' }],
    [418, { kind: 'go', to: '/500' }],
    [502, { kind: 'go', to: '/500' }],
    [0, { kind: 'stay' }],
    [undefined, { kind: 'stay' }],
  ] as const)('%s', (status, destination) => {
    expect(destinationForQueryError({ status, queryName: 'getTreatmentLogs', onHome: false })).toEqual(
      destination,
    );
    expect(destinationForQueryError({ status, queryName: 'getTreatmentLogs', onHome: true })).toEqual(
      destination,
    );
  });

  // @proves state route entry: 403
  it('入口の確認が403で次の画面を示した場合、その画面へ行く', () => {
    const query = { status: 403, queryName: 'getAuthCheck', onHome: false };
    expect(destinationForQueryError({ ...query, nextPageId: 'U-L16' })).toEqual({
      kind: 'go',
      to: '/login/insurance-verification',
    });
    expect(destinationForQueryError({ ...query, nextPageId: 'U-E06' })).toEqual({
      kind: 'go',
      to: '/error?id=U-E06',
    });
  });

  // @proves state read refused
  it('画面を動かさない問い合わせは、決めたものだけ', () => {
    expect(QUERIES_NEVER_REDIRECTING).toEqual([
      'getUploadFilePath',
      'getUploadFileSomePath',
      'getNewsList',
      'getMonitorSurvey',
    ]);
    expect(QUERIES_EXEMPT_ON_HOME).toEqual([
      'getNewsList',
      'getMonitorSurvey',
      'getRecommendArticles',
      'getCancerServiceRecommend',
      'getCancerServiceRecommendCategory',
      'getDiagnosedTime',
      'getArticlesCategory',
      'getTreatmentStatus',
      'getCancersType',
      'getCancersPart',
    ]);
  });

  it.each(QUERIES_NEVER_REDIRECTING)('%s は、どこでも画面を動かさない', (queryName) => {
    for (const status of STATUSES) {
      for (const onHome of [true, false]) {
        expect(destinationForQueryError({ status, queryName, onHome })).toEqual({ kind: 'stay' });
      }
    }
  });

  // @proves state read refused
  it.each(QUERIES_EXEMPT_ON_HOME)('%s は、ホームでは画面を動かさない', (queryName) => {
    for (const status of STATUSES) {
      expect(destinationForQueryError({ status, queryName, onHome: true })).toEqual({ kind: 'stay' });
      const away = destinationForQueryError({ status, queryName, onHome: false });
      expect(away.kind === 'stay').toBe(QUERIES_NEVER_REDIRECTING.includes(queryName));
    }
  });

  it('行き先は、すべて実在する画面', () => {
    const paths: readonly string[] = SCREENS.map(({ path }) => path);
    expect(Object.values(PAGE_OF_STATUS).filter((page) => !paths.includes(page))).toEqual([]);
  });
});

// @proves state save refused
describe('失敗した保存のあと（G104）', () => {
  it.each([
    [422, 'fields'],
    [409, 'conflict'],
    [429, 'wait'],
    [400, 'notice'],
    [403, 'notice'],
    [404, 'notice'],
    [413, 'notice'],
    [401, 'sign-in'],
    [500, 'keep'],
    [501, 'keep'],
    [503, 'keep'],
    [0, 'queue'],
    [undefined, 'queue'],
  ] as const)('%s の場合、%s', (status, outcome) => {
    expect(mutationOutcome(status)).toBe(outcome);
  });
});

describe('断られた送信のあと、番号だけではわからないもの', () => {
  it.each([
    ['step_expired', 'begin-again'],
    ['unauthenticated', 'sign-in'],
    ['conflict', 'conflict'],
    ['consent_outdated', 'consent'],
    ['consent_withdrawn', 'consent'],
    ['open_cases_full', 'notice'],
    ['email_taken', 'notice'],
    ['delivery_failed', 'notice'],
    ['unavailable', 'keep'],
    ['cookies_off', 'notice'],
    ['maintenance', 'wait'],
    ['network', 'queue'],
  ] as const)('%s の場合、%s', (code, outcome) => {
    expect(outcomeOfError(new AppError(code))).toBe(outcome);
  });

  it('答えがない場合、つながったら送る', () => {
    expect(outcomeOfError(null)).toBe('queue');
  });
});
