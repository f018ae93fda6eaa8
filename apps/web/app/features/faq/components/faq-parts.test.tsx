import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../../shell/content/cleaned-html.fixture.ts';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../shell/crisis/crisis-note.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import type { FaqSection } from '../faq-sections.ts';
import { questionFinder } from '../find-questions.ts';
import { useFaqSearch } from '../use-faq-search.ts';
import { FaqFind } from './faq-find.tsx';
import { FaqSectionPart, SectionChips } from './faq-parts.tsx';

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

const drawSection = ({ opened, typed = '' }: { opened?: string; typed?: string }) =>
  (questionFinder([SECTION])(typed) ?? [SECTION])
    .map((section) => drawOnPage(<FaqSectionPart key={section.id} section={section} opened={opened} />))
    .join('');

const FieldOfTwo = ({ typed = '', isFailed = false }: { typed?: string; isFailed?: boolean }) => {
  const { field } = useFaqSearch([SECTION]);
  return <FaqFind {...{ typed, isFailed }} field={{ ...field, value: typed }} count={2} isFound={false} />;
};

describe('よくある質問の画面', () => {
  it('分類と質問は、その id へのリンクで着ける', () => {
    expect(drawSection({})).toContain('<section id="sign-in"');
    expect(drawSection({})).toContain('<details class="ui-fold" id="code">');
    expect(drawOnPage(<SectionChips sections={[SECTION]} />)).toContain('href="#sign-in"');
  });

  it('住所で選ばれた質問の場合、スクリプトがなくても、それだけが開いている', () => {
    const drawn = drawSection({ opened: 'code' });
    expect(drawn).toContain('<details class="ui-fold" id="code" open="">');
    expect(drawn.match(/open=""/g)).toHaveLength(1);
  });

  it('言葉が質問にある場合、質問の中に印をつける', () => {
    const drawn = drawSection({ typed: 'ぱすわーど' });
    expect(drawn).toContain('<mark>パスワード</mark>');
    expect(drawn).not.toContain('<mark>1分</mark>');
  });

  it('言葉が答えだけにある場合、答えのその場所を、質問の下に示す', () => {
    expect(drawSection({ typed: '１分' })).toMatch(
      /faq-place[^>]*><mark>1分<\/mark><span>ほどお待ちください。/,
    );
  });

  it('つらい言葉でさがす場合、欄のすぐ下に、話せる窓口が出る（G119）', () => {
    expect(crisisLinesUnder((typed) => drawOnPage(<FieldOfTwo typed={typed} />))).toEqual(
      LINES_FOR_THE_DESPERATE,
    );
  });

  it('通信できずにさがせない場合、そう言い、すべての質問を残す', () => {
    expect(drawOnPage(<FieldOfTwo typed="番号" isFailed />)).toContain(
      'いま、通信できずにさがせませんでした。質問は、下に全部で2件あります',
    );
  });

  it('さがす欄は、どこにも送られない: まわりにフォームがない', () => {
    const drawn = drawOnPage(<FieldOfTwo />);
    expect(drawn).not.toContain(`<${'form'}`);
    expect(drawn).toMatch(/role="status">質問は、全部で2件あります</);
  });
});
