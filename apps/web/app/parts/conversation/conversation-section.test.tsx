import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { ComposerField } from './composer-field.tsx';
import { ConversationSection } from './conversation-section.tsx';
import { EMPTY_CONVERSATION } from './conversation-state.fixture.ts';
import { type ConversationState, needsSignIn } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';
import { refusalOf } from './refusal-of.ts';

const STATE: ConversationState = { ...EMPTY_CONVERSATION, connection: 'away' };

const BACK = '/login?return_to=%2Farticles%3Fchatplus%3Dopen';

function drawAway(error: unknown): string {
  const state = { ...STATE, trouble: refusalOf(error) };
  return drawOnPage(
    <ConversationSection
      state={state}
      store={{} as ConversationStore}
      words={{ side: 'member', own: 'あなた', other: () => '', fateOf: () => '' }}
      otherName="相談員"
      signInHref={BACK}
      composer={
        <ComposerField
          draftName="words"
          label="続けて書く"
          sendLabel="送る"
          isSendSecond={needsSignIn(state)}
          onSend={() => undefined}
        />
      }
    />,
  );
}

const keyButtons = (drawn: string) => drawn.match(/data-kind="key"/g) ?? [];

describe('何も届かないときの、相談の画面', () => {
  it('ログインの時間が終わった場合、強い色のボタンは、ここに戻るログインの一つだけになる（G104）', () => {
    const drawn = drawAway(new AppError('unauthenticated'));
    expect(keyButtons(drawn)).toHaveLength(1);
    expect(drawn).toContain(`href="${BACK}"`);
    expect(drawn).toContain('ログインの時間が終わりました。書いたものは、このタブに残っています。');
    expect(drawn).not.toMatch(/通信できません|つながったら/);
  });

  it('メンテナンス中の場合、いつまでかをそのまま言う（G31）', () => {
    const drawn = drawAway(new AppError('maintenance', { detail: { until: '2026-12-31 03:00:00' } }));
    expect(drawn).toContain('ただいまメンテナンスをしています。終了予定：2026年12月31日（木）3:00。');
    expect(drawn).not.toMatch(/通信できません|つながり/);
  });

  it.each([
    ['通信できない', new Error('offline'), 'いまは通信できません。書いたものは残り、つながったら送ります。'],
    ['こちらの側の不具合の', new AppError('server'), 'こちらの側の不具合で、いまはつながりません。'],
  ])('%s場合、ほんとうのわけを言う', (_, error, words) => {
    expect(drawAway(error)).toContain(words);
    expect(keyButtons(drawAway(error))).toHaveLength(1);
  });
});
