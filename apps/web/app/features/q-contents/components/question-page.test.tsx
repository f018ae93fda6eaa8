import type { QContent } from '@hidamari/contract/content';
import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../../parts/content/cleaned-html.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { listedQuestion } from '../question-list.ts';
import { HelpfulServices, RelatedQuestions } from './next-steps.tsx';
import { QuestionAnswer } from './question-answer.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionRows } from './question-row.tsx';

const QUESTION: QContent = {
  ...{ topics: ['cough'], facts: [] },
  ...{ id: 'q-cough', publishedAt: '2026-10-01T00:00:00.000Z', title: 'せきが続いています' },
  ...{ age: 'no-response', gender: 'no-response', consultation_user: 'family' },
  ...{ is_common: false, is_featured: false, is_sample: false, cancer_group: { id: 'lung', name: '肺がん' } },
  content: asCleaned('<p>かかっている病院に電話をしてください。</p>'),
  ...{ reviewed_at: '2026-10-01', next_review_at: '2027-09-30', reviewer_role: '看護師', review_due: false },
  ...{ sources: [], figure_sources: [] },
  change_log: [{ day: '2026-10-01', text: '公開しました。' }],
};

const drawHead = (question: QContent) => drawOnPage(<QuestionHead question={question} isStale={false} />);

describe('みんなの質問の一つ', () => {
  it('答えのない年代と性別は示さず、だれが聞いたかと、がんの種類を示す', () => {
    const head = drawHead(QUESTION);
    expect(head).toContain('ご家族からのご質問');
    expect(head).toContain('肺がん');
    expect(head).not.toContain('回答しない');
  });

  it('見本の質問は、聞いた人も答えも見本だと、一覧でもページでも言う', () => {
    const drawn = (is_sample: boolean) => {
      const question = { ...QUESTION, is_sample };
      const row = <QuestionRows questions={[listedQuestion(question)]} />;
      return [drawHead(question), drawOnPage(<QuestionAnswer question={question} />), drawOnPage(row)];
    };
    const [head, answer, row] = drawn(true);
    expect(head).toContain('ご家族からのご質問（見本）');
    expect(answer).toContain('答えの見本');
    expect(answer).not.toContain('相談員の答え');
    expect(row).toContain('ご家族からの質問（見本）');
    expect(drawn(false).join()).not.toContain('見本');
  });

  it('数字を読んだページは、あるときだけ、その数と一緒にたたんで示す', () => {
    const page = { title: '高額療養費', publisher: '見本の市', year: 2026, url: 'https://example.jp/' };
    const drawn = drawOnPage(<QuestionAnswer question={{ ...QUESTION, figure_sources: [page] }} />);
    expect(drawn).toContain('数字を確かめたページ（1）');
    expect(drawn).toContain('『高額療養費』');
    expect(drawOnPage(<QuestionAnswer question={QUESTION} />)).not.toContain('数字を確かめた');
  });

  it('見直しの日を過ぎた場合だけ、内容を確認中だと示す（G100）', () => {
    expect(drawHead(QUESTION)).not.toContain('内容を確認中です');
    expect(drawHead({ ...QUESTION, review_due: true })).toContain('内容を確認中です');
  });

  it('答えのあとに、一般的な内容で、その人の治療についてではないことと、これまでと次の見直しを示す', () => {
    const answer = drawOnPage(<QuestionAnswer question={QUESTION} />);
    expect(answer).toContain('この答えは一般的な内容で、あなたの治療についてのものではありません。');
    expect(answer).toContain('次の見直し：2027年9月');
    expect(answer).toContain('これまでの見直し');
    expect(answer).toContain('公開しました。');
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])(
    '近い質問が古い: %s、画面がもう伝えている: %s、その場所で伝える: %s（G138）',
    (isStale, isTold, isSaid) => {
      const related = { questions: [listedQuestion(QUESTION)], isStale };
      const drawn = drawOnPage(<RelatedQuestions related={related} isTold={isTold} />);
      expect(drawn).toContain('せきが続いています');
      expect(drawn.includes('最新でない可能性があります')).toBe(isSaid);
    },
  );

  it.each([
    ['aflac', 4],
    ['hatch', 4],
    ['chofu', 0],
  ] as const)('%s の場合、四つの困りごとのサービスへの道は %d つある（仕様2.5）', (variant, ways) => {
    const drawn = drawOnPage(<HelpfulServices services={{ value: [], stale: false }} isTold={false} />, {
      variant,
    });
    expect(drawn.match(/href="\/services\?category=/g) ?? []).toHaveLength(ways);
  });
});
