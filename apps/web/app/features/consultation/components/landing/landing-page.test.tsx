import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../../../parts/content/cleaned-html.fixture.ts';
import { drawOnPage, memberOf } from '../../../../shell/page-under-test.fixture.tsx';
import { shownSections } from '../../landing-words.ts';
import type { ShownSection } from './landing-bands.ts';
import { LandingPage } from './landing-page.tsx';

type Page = Parameters<typeof drawOnPage>[1];

const drawAll = (sections: readonly ShownSection[], page?: Page, variant: 'hatch' | 'chofu' = 'hatch') =>
  drawOnPage(<LandingPage variant={variant} sections={sections} />, page);

const section = (kind: ShownSection['kind'], body: string, title = '題'): ShownSection => ({
  id: kind,
  kind,
  title,
  body: asCleaned(body),
});

const draw = (kind: ShownSection['kind'], body: string) => drawAll([section(kind, body)]);

const count = (drawn: string, piece: string) => drawn.split(piece).length - 1;

/** What is in the drawn page, in the order in which it stands there. */
const inOrder = (drawn: string, pieces: readonly string[]) =>
  pieces.toSorted((one, other) => drawn.indexOf(one) - drawn.indexOf(other));

const POINTS = '<li><strong>あさ</strong>朝の文</li><li><strong>ひる</strong>昼の文</li>';
const TERMS = '<dl><div><dt>あさ</dt><dd>朝の文</dd></div><div><dt>ひる</dt><dd>昼の文</dd></div></dl>';
const LISTS = '<h3>する</h3><ul><li>あさ</li></ul><h3>しない</h3><ul><li>よる</li></ul>';

describe('紹介ページは、種類ごとに描く（G24）', () => {
  it('はじめの画面は、題を読点で分け、文と電話を示す', () => {
    const drawn = drawAll([section('hero', '<p>はじめの文</p>', '急がず、話せます。')]);
    expect(drawn).toMatch(/<h1[^>]*>急がず、<br\/>話せます。<br\/><\/h1>/);
    expect(drawn).toContain('<p class="ui-lead">はじめの文</p>');
    expect(drawn).toContain('href="tel:0120000001"');
  });

  it('はじめの画面の文のほかに書かれたものは、電話の下に置く', () => {
    const drawn = drawAll([section('hero', '<p>はじめの文</p><p>次の文</p>')]);
    expect(inOrder(drawn, ['<p>次の文</p>', 'ui-call-box', 'はじめの文'])).toEqual([
      'はじめの文',
      'ui-call-box',
      '<p>次の文</p>',
    ]);
  });

  it('こんなときには、絵のある札にする', () => {
    const drawn = draw('situations', `<ul>${POINTS}</ul>`);
    expect(drawn).toContain('<p>あさ</p><div class="landing-text" data-clean-html="true">朝の文</div>');
    // The first view has a cover of its own.
    expect(count(drawn, 'class="ui-cover"')).toBe(3);
  });

  // @proves outside content: landing sections
  it('相談の流れは、番号のある段にする', () => {
    const drawn = draw('flow', `<ol>${POINTS}</ol>`);
    expect(drawn).toMatch(/<ol class="consultation-flow landing-flow">.*>1<\/span>.*あさ.*>2<\/span>.*ひる/);
    expect(drawn).toContain('object-cup');
  });

  it('できることとできないことは、二つの並びにする', () => {
    const drawn = draw('can-do', LISTS);
    expect(drawn).toMatch(/data-answer="yes"><h3>.*する.*<section><h3>.*しない/);
  });

  it('相談員については、絵の横に並べる', () => {
    const drawn = draw('supporters', TERMS);
    expect(drawn).toMatch(/landing-supporters.*cover-hands.*<dl><div><dt>.*あさ.*<dd>.*朝の文/);
  });

  it('よくある質問は、一つ目だけが開いた、たたむ行にする', () => {
    const drawn = draw('faq', TERMS);
    expect(count(drawn, '<details')).toBe(2);
    expect(drawn).toMatch(/<details class="ui-fold" open="">.*あさ.*朝の文.*<details class="ui-fold">.*ひる/);
  });

  it('費用と個人情報は、一つの見出しの下の札にし、方針への入口を必ず置く', () => {
    const both = drawAll([section('cost', '<p>無料</p>'), section('privacy', '<p>守ります</p>')]);
    expect(both).toContain('<span>費用と個人情報</span>');
    expect(both).toContain('相談料も、通話料もかかりません。');
    expect(count(both, 'href="/privacy"')).toBe(1);
    const linked = draw('privacy', '<p><a href="/privacy">方針</a></p>');
    expect(linked).toContain('<span>個人情報</span>');
    expect(count(linked, 'href="/privacy"')).toBe(1);
  });

  it('登録の案内には、二つの入口があり、会員には見せない', () => {
    const sections = [section('sign-up', '<p>登録は無料です</p>')];
    const drawn = drawAll(sections);
    expect(drawn).toMatch(/登録は無料です.*href="\/howto-signup".*href="\/login"/);
    expect(drawAll(sections, { member: memberOf('general') })).not.toContain('登録は無料です');
  });

  it('緊急のときは、決めた言葉と番号のまま示し、ほかに書かれたことは、その下に置く', () => {
    const drawn = draw('emergency', '<p>まず、いつもの病院へ。</p>');
    expect(drawn).toContain('※つながらない地域があります。');
    expect(drawn).toMatch(/href="tel:119".*href="tel:%237119".*href="tel:%238000".*まず、いつもの病院へ。/);
  });
});

describe('編集する人が書きかえた場合', () => {
  it.each(['situations', 'can-do', 'flow', 'supporters', 'faq', 'text'] as const)(
    '%sの形が思ったものと違うときは、見出しと、書かれたままの文にする',
    (kind) => {
      const drawn = draw(
        kind,
        '<p>書かれた<strong>まま</strong></p><table><tbody><tr><td>表</td></tr></tbody></table>',
      );
      expect(drawn).toMatch(/<h2[^>]*><span>題<\/span><\/h2>|<h2[^>]*>題<\/h2>/);
      expect(drawn).toContain(
        '<div class="ui-prose landing-prose" data-clean-html="true"><p>書かれた<strong>まま</strong></p><table><tbody><tr><td>表</td></tr></tbody></table></div>',
      );
    },
  );

  it('順は、書かれたとおりにする', () => {
    const drawn = drawAll([
      section('emergency', '<p>緊急</p>'),
      section('faq', TERMS, '質問'),
      section('text', '<p>ほか</p>', 'ほかのこと'),
      section('flow', `<ol>${POINTS}</ol>`, '流れ'),
    ]);
    const headings = [...drawn.matchAll(/<h2[^>]*>(?:<svg.*?<\/svg>)?(?:<span>)?([^<]*)/g)].map(
      ([, text]) => text,
    );
    expect(headings).toEqual(['急に具合が悪くなったときは', '質問', 'ほかのこと', '流れ']);
  });

  it('はじめの画面がないときも、題と電話がある', () => {
    const drawn = drawAll([section('text', '<p>ほか</p>')]);
    expect(drawn).toMatch(/<h1[^>]*>まとまらないまま、<br\/>話していいんです。/);
    expect(drawn).toContain('href="tel:0120000001"');
  });

  it('短い言葉にある印は、文字のまま示す', () => {
    expect(draw('faq', '<dl><dt>A &amp; B &lt;C&gt;</dt><dd>答え</dd></dl>')).toContain(
      'A &amp; B &lt;C&gt;',
    );
  });
});

describe('内容の置き場が答えない場合（G103）', () => {
  it.each(VARIANT_KEYS)('%sの紹介ページは、決めた部分をすべて、わたしたちの言葉で示す（G24）', (variant) => {
    for (const read of [null, []]) {
      const sections = shownSections(variant, read);
      const drawn = drawOnPage(<LandingPage variant={variant} sections={sections} />);
      const headings = [
        'こんなときに',
        'できること',
        '相談の流れ',
        '話を聞く相談員',
        'よくある質問',
        '費用と個人情報',
      ];
      for (const heading of headings) expect(drawn).toContain(heading);
      // Every kind has its own look: nothing of ours falls back to plain prose.
      expect(drawn).not.toContain('landing-prose');
      expect(count(drawn, '<details')).toBe(5);
      expect(count(drawn, 'consultation-flow-number')).toBe(3);
    }
  });

  it('読めた場合、わたしたちの言葉は出さない', () => {
    const read = [section('text', '<p>書かれたもの</p>')];
    expect(shownSections('hatch', read)).toEqual(read);
  });
});

describe('調布市の紹介ページ', () => {
  const sections = shownSections('chofu', null);

  it('チャットもLINEもサービスも案内しない', () => {
    const drawn = drawAll(sections, { variant: 'chofu' }, 'chofu');
    expect(drawn).not.toMatch(/チャット|LINE|\/services|\/questions/);
    expect(drawn).toContain('data-variant="chofu"');
  });

  it('市の入口では、電話のそばにメールの入口を置き、ほかの入口では置かない', () => {
    const mail = 'href="/treatment/hidamari#mail"';
    const drawn = drawAll(sections, { variant: 'chofu' }, 'chofu');
    expect(drawn).toContain(mail);
    expect(drawn).toContain('3営業日以内にお返事します');
    expect(drawAll(sections, { variant: 'hatch' }, 'chofu')).not.toContain(mail);
    expect(drawAll(shownSections('hatch', null), { variant: 'hatch' })).not.toContain(mail);
  });
});
