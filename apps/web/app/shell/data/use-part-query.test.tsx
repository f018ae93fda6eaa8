import { AppError } from '@hidamari/domain/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usePartQuery } from './use-part-query.ts';

type Query = Parameters<typeof usePartQuery>[0];

const AT_FIRST: Query = {
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  fetchStatus: 'fetching',
  isFetching: true,
  refetch: (() => undefined) as unknown as Query['refetch'],
};

function Part({ query }: { query: Query }) {
  const { hasFailed, again } = usePartQuery(query, '#part');
  return <p>{`${hasFailed} ${again.isReloading} ${again.why}`}</p>;
}

it.each<[string, Partial<Query>, string]>([
  ['はじめて読んでいる', {}, 'false true'],
  ['読めなかった', { errorUpdateCount: 1, fetchStatus: 'idle', isFetching: false }, 'true false'],
  ['読めず、もう一度読んでいる', { errorUpdateCount: 1 }, 'true true'],
  ['電波がない', { fetchStatus: 'paused', isFetching: false }, 'true false'],
  ['前に読めた', { data: [], errorUpdateCount: 1 }, 'false true'],
])('%s 場合、読めなかったかと、読み直しているかは %s', (_, query, drawn) => {
  expect(renderToStaticMarkup(<Part query={{ ...AT_FIRST, ...query }} />)).toContain(drawn);
});

it('メンテナンス中に読めなかった場合だけ、わけを、いつまでかとともに言う（G31）', () => {
  const failed = (error: Error) =>
    renderToStaticMarkup(<Part query={{ ...AT_FIRST, error, errorUpdateCount: 1, isFetching: false }} />);
  expect(failed(new AppError('maintenance', { detail: { until: '2026-12-31 03:00:00' } }))).toContain(
    'ただいまメンテナンスをしています。終了予定：2026年12月31日（木）3:00。',
  );
  expect(failed(new AppError('unavailable'))).toContain('true false undefined');
});
