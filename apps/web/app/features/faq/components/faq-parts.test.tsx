import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../../parts/content/cleaned-html.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import type { FaqSection } from '../faq-sections.ts';
import { FaqFind } from './faq-find.tsx';
import { FaqSectionQuestions, NoQuestionFound, SectionChips } from './faq-parts.tsx';

const SECTION: FaqSection = {
  id: 'sign-in',
  name: '登録・ログイン',
  questions: [
    {
      id: 'forgot',
      name: 'パスワード',
      question: 'パスワードを忘れました',
      answer: asCleaned('<p>決め直せます。</p>'),
    },
    {
      id: 'code',
      name: '確認コード',
      question: '確認コードが届きません',
      answer: asCleaned('<p>1分ほどお待ちください。</p>'),
    },
  ],
};

const drawSection = (opened?: string) =>
  drawOnPage(<FaqSectionQuestions section={SECTION} opened={opened} />);

describe('よくある質問の画面', () => {
  it('分類と質問は、その id へのリンクで着ける', () => {
    expect(drawSection()).toContain('<section id="sign-in"');
    expect(drawSection()).toContain('<details class="ui-fold" id="code">');
    expect(drawOnPage(<SectionChips sections={[SECTION]} />)).toContain('href="#sign-in"');
  });

  it('住所で選ばれた質問の場合、スクリプトがなくても、それだけが開いている', () => {
    const drawn = drawSection('code');
    expect(drawn).toContain('<details class="ui-fold" id="code" open="">');
    expect(drawn.match(/open=""/g)).toHaveLength(1);
  });

  it('質問のほかの呼び名も、さがすもののために、画面が持っている', () => {
    expect(drawSection()).toContain('data-faq-names="[&quot;パスワード&quot;,&quot;確認コード&quot;]"');
  });

  it('何も見つからないときの次の一歩は、はじめから画面にあり、隠れている', () => {
    const drawn = drawOnPage(<NoQuestionFound />);
    expect(drawn).toMatch(/data-faq-nothing="" hidden=""/);
    expect(drawn).toContain('さがす言葉を消して、すべて見る');
  });

  it('さがす欄は、どこにも送られない: まわりにフォームがない', () => {
    const drawn = drawOnPage(<FaqFind count={2} />);
    expect(drawn).not.toContain(`<${'form'}`);
    expect(drawn).toMatch(/role="status">質問は、全部で2件あります</);
  });
});
