import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';

/** What the general words would say wrongly here: nothing was typed and nothing was given. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  network: '通信できませんでした。まだ何も渡していません。電波の届くところで、もう一度お試しください。',
  timeout: '時間がかかりすぎたため、中断しました。まだ何も渡していません。もう一度お試しください。',
  unauthenticated:
    'ログインの時間が終わりました。まだ何も渡していません。別の画面でログインし直してから、もう一度お試しください。',
  conflict:
    '説明の文が新しくなりました。まだ何も渡していません。ページを読み込み直して、もう一度お確かめください。',
  forbidden:
    'メールアドレスの確認がまだのため、進めませんでした。「ログインと安全」の画面から、確認メールを送ってください。',
  not_found: 'いまは、この会社へ進めません。お電話でご案内します。',
  unavailable:
    'ただいまつながりにくくなっています。まだ何も渡していません。時間をおいて、もう一度お試しください。',
};

/** A handover that did not begin, in words: the question stays open, and trying again is offered where it makes sense. */
export function failedHandoverOf(thrown: unknown): FailedSave {
  const failure = failedSaveOf(thrown, 'proceed');
  const code = thrown instanceof AppError ? thrown.code : 'network';
  const text = WORDS[code] ?? (failure.outcome === 'keep' ? WORDS.unavailable : undefined) ?? failure.text;
  return { ...failure, text };
}
