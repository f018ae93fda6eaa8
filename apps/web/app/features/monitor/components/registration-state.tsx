import type { MonitorRegistration } from '@hidamari/contract/monitor';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { MONITOR_STATE_LABELS, type MonitorState } from '@hidamari/domain/monitor';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import { Tag, type TagTone } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';
import { registrationDefinitions } from '../registration-words.ts';

/** What a state means, and what comes next. */
const MEANINGS: Readonly<Record<MonitorState, { tone: TagTone; text: string }>> = {
  requested: {
    tone: 'key',
    text: '担当者がお読みして、登録の手続きをします。数日かかることがあります。終わると、この画面の状態が変わります。メールアドレスをご登録の方には、メールでもお知らせします。',
  },
  registered: {
    tone: 'ok',
    text: '合いそうな募集があるときに、選んでいただいた方法でご連絡します。参加するかどうかは、募集の内容をお読みになってから、そのつど決められます。',
  },
  paused: { tone: 'neutral', text: '休んでいるあいだは、募集のご連絡をしません。いつでも登録にもどせます。' },
  ended: { tone: 'neutral', text: '募集のご連絡はしません。書いていただいた内容は、消えています。' },
};

interface RegistrationStateProps {
  registration: MonitorRegistration;
  /** What can be done now. */
  children: ReactNode;
}

/** The registration as it stands (G87): its state, since when, what comes next, what was written. */
export function RegistrationState({ registration, children }: RegistrationStateProps) {
  const { state, state_at, form, ending_words: words } = registration;
  const { tone, text } = MEANINGS[state];
  return (
    <Card as="section" labelledBy="monitor-state">
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="monitor-state" className="text-lg font-bold">
              いまの状態
            </h2>
            <Tag tone={tone}>{MONITOR_STATE_LABELS[state]}</Tag>
            <span className="ui-meta">{`${formatJapaneseDate(state_at.slice(0, 10))}から`}</span>
          </div>
          <p>{text}</p>
        </div>
        {words === null ? null : (
          <Notice tone="plain" title="担当者からの言葉" icon="mail">
            <p className="whitespace-pre-wrap">{words}</p>
          </Notice>
        )}
        {form ? (
          <DefinitionList items={registrationDefinitions(form)} />
        ) : state === 'ended' ? null : (
          <WordsAreHeld />
        )}
        {children}
      </div>
    </Card>
  );
}

/** The consent to keep what concerns an illness is taken back: nothing written is shown or read by anybody (0021). */
function WordsAreHeld() {
  return (
    <Notice tone="caution">
      <p>
        病気についての情報を預けることの同意が取り消されているため、書いた内容は、担当者にも見せていません。同意すると、また使えるようになります。
      </p>
      <ButtonLink href={screenHref('/account/privacy')} kind="text">
        個人情報と同意を開く
      </ButtonLink>
    </Notice>
  );
}
