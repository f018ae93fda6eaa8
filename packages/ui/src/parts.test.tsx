import { readFileSync } from 'node:fs';
import { COVERS, GROUNDS, OBJECTS } from '@hidamari/domain/drawings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink, IconButton } from './button/index.ts';
import { CallBox } from './call-box/call-box.tsx';
import { Dialog } from './dialog/index.ts';
import { EmergencyFold, EmergencyLine } from './emergency-box/emergency-box.tsx';
import { ErrorSummary } from './error-summary/error-summary.tsx';
import { ICON_PATHS, iconNamed } from './icon/index.ts';
import { Cover, drawingAddress, Illustration, SCENES } from './illustration/index.ts';
import { ExternalLink, Link, type LinkProps, LinkProvider } from './link/index.ts';
import { MobileBar } from './mobile-bar/mobile-bar.tsx';
import { MoreList } from './more-list/more-list.tsx';
import { Notice } from './notice/notice.tsx';
import { OpenNowLine } from './open-now-line/open-now-line.tsx';
import { PageHeading } from './page-heading/page-heading.tsx';
import { SegmentedSwitch } from './segmented-switch/segmented-switch.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { FormSteps, StepLine } from './steps/steps.tsx';
import { ToastProvider } from './toast/index.ts';

const html = renderToStaticMarkup;

/** Stands for the router's link. */
const Routed = ({ href, children }: LinkProps) => (
  <a href={href} data-routed="">
    {children}
  </a>
);

const NUMBER = { display: '0120-000-001', href: 'tel:0120000001' } as const;

describe('Button', () => {
  it('指定がない場合、まわりのフォームを送らない', () => {
    expect(html(<Button>見る</Button>)).toContain('type="button"');
  });

  it('処理中の場合、言葉で知らせ、押せないことを伝えるが、焦点は外れない', () => {
    const busy = html(<Button busy="送っています…">送る</Button>);
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).not.toContain(' disabled=""');
    expect(busy).toContain('<span aria-live="polite">送っています…</span>');
  });

  it('絵だけのボタンにも、読み上げる名前がある', () => {
    expect(html(<IconButton icon="close" name="閉じる" wordHidden />)).toContain('閉じる');
  });
});

describe('Link', () => {
  const inside = (href: string) =>
    html(
      <LinkProvider component={Routed}>
        <Link href={href}>行く</Link>
      </LinkProvider>,
    );

  it('サイトの中の行き先の場合、アプリのリンクで移る', () => {
    expect(inside('/articles')).toContain('data-routed');
  });

  it.each(['tel:119', '#main', 'https://example.jp/', '//example.jp/'])(
    '%s の場合、ふつうのリンクになる',
    (href) => {
      expect(inside(href)).not.toContain('data-routed');
    },
  );

  it('外のサイトの場合、別ウィンドウで開くことを言葉で伝え、元のページを知らせない', () => {
    const link = html(<ExternalLink href="https://example.jp/">案内</ExternalLink>);
    expect(link).toContain('（別ウィンドウで開きます）');
    expect(link).toContain('rel="noopener noreferrer"');
  });
});

const CALL = { id: 'phone', label: '電話で相談する', icon: 'phone', href: null } as const;
const WRITE = {
  id: 'chat',
  label: 'いま書いておく',
  icon: 'chat',
  href: '/write',
  note: '9:00から',
} as const;

describe('CallBox', () => {
  it('いま使える方法のうち、はじめのものだけを大事なボタンにし、そのあとに返事のくるときを言う', () => {
    const box = html(
      <CallBox
        number={NUMBER}
        openNow={{ state: 'closed', text: 'お休みです' }}
        lines={[]}
        ways={[WRITE, CALL]}
      />,
    );
    expect(box.match(/data-kind="key"/g)).toHaveLength(1);
    expect(box).toMatch(/<a [^>]*href="\/write"[^>]*data-kind="key"/);
    expect(box).toMatch(/いま書いておく.*9:00から.*電話で相談する/);
    expect(box).toMatch(
      /<div class="ui-call-box-phones"><a [^>]*href="tel:0120000001"[^>]*data-kind="plain"/,
    );
  });

  it('受付時間外の場合も、電話番号と次の受付を示す', () => {
    const box = html(
      <CallBox
        number={NUMBER}
        openNow={{ state: 'closed', text: '次の受付：11月21日（土）9:00から' }}
        lines={['無料']}
      />,
    );
    expect(box).toContain('href="tel:0120000001">0120-000-001');
    expect(box).toContain('次の受付：<span class="ui-open-now-whole">11月21日（土）</span>9:00から');
    expect(box).toContain('aria-hidden="true"');
  });

  it('次の受付の日と曜日も、かっこの中も、行の終わりで分かれない', () => {
    const next = '次の受付：11月24日（火）9:00から';
    const box = html(
      <CallBox number={NUMBER} openNow={{ state: 'holiday', text: 'お休みです', next }} lines={[]} />,
    );
    expect(box).toContain('次の受付：<span class="ui-open-now-whole">11月24日（火）</span>9:00から');
    expect(html(<OpenNowLine state="open" text="受付中（本日20:00まで）" />)).toContain(
      '受付中<span class="ui-open-now-whole">（本日20:00まで）</span>',
    );
    const undecided = '次の受付日は決まりしだいお知らせします';
    const line = html(<OpenNowLine state="holiday" text="お休みです" next={undecided} />);
    expect(line).toContain(`<span class="ui-open-now-next">${undecided}</span>`);
  });

  it('電話番号がまだない場合、そのことを言葉で示し、押せるものを出さない', () => {
    const box = html(
      <CallBox
        number={{ display: '準備中です', href: null }}
        openNow={{ state: 'open', text: '受付中' }}
        ways={[CALL]}
        lines={[]}
      />,
    );
    expect(box).toContain('準備中です');
    expect(box).not.toContain('<a ');
  });

  it('電話のボタンも、ボタンの形をしたリンクである', () => {
    expect(html(<ButtonLink href="tel:119">電話する</ButtonLink>)).toMatch(/^<a [^>]*href="tel:119"/);
  });
});

describe('EmergencyLine', () => {
  it('番号は、それぞれ一行の、電話へのリンクになる', () => {
    const line = html(
      <EmergencyLine
        text="すぐに119番へ。迷うときは #7119（大人）。"
        numbers={[
          { number: '119', href: 'tel:119', name: '救急車' },
          { number: '#7119', href: 'tel:%237119', name: '大人' },
        ]}
      />,
    );
    expect(line).toContain('<li><a href="tel:119"><b>119</b><span>救急車</span></a></li>');
    expect(line).toContain('<li><a href="tel:%237119"><b>#7119</b><span>大人</span></a></li>');
    expect(line).toContain('<span class="ui-emergency-number">119番</span>へ。');
  });

  it('たたんだものの場合、はじめの文の番号だけが見え、どの番号も一度だけある', () => {
    const numbers = [
      { number: '119', href: 'tel:119', name: '救急車' },
      { number: '#7119', href: 'tel:%237119', name: '大人' },
    ];
    const fold = html(
      <EmergencyFold first="すぐに119番へ。" summary="ほかの番号" text="全文" numbers={numbers} />,
    );
    const [seen = '', folded = ''] = fold.split('<details>');
    expect(seen).toContain('href="tel:119"');
    expect(seen).not.toContain('7119');
    expect(folded).toContain('href="tel:%237119"');
    expect(folded).not.toContain('href="tel:119"');
  });
});

describe('ErrorSummary', () => {
  it('誤りがある場合、数と、それぞれの欄へのリンクを示す', () => {
    const summary = html(
      <ErrorSummary attempt={1} errors={[{ id: 'kana', text: 'セイを入力してください' }]} />,
    );
    expect(summary).toContain('入力内容をご確認ください（1か所）');
    expect(summary).toContain('href="#kana"');
    expect(summary).toContain('tabindex="-1"');
  });

  it('誤りがない場合、何も出さない', () => {
    expect(html(<ErrorSummary attempt={1} errors={[]} />)).toBe('');
  });
});

describe('Dialog', () => {
  it('閉じている場合、中身を出さない', () => {
    expect(
      html(
        <Dialog isOpen={false} onClose={() => {}} title="題">
          中身
        </Dialog>,
      ),
    ).not.toContain('中身');
  });

  it('開いている場合、題が名前になり、閉じる言葉がある', () => {
    const open = html(
      <Dialog isOpen onClose={() => {}} title="この記録を削除しますか">
        中身
      </Dialog>,
    );
    const id = /aria-labelledby="([^"]+)"/.exec(open)?.[1];
    expect(open).toContain(`<h2 id="${id}">この記録を削除しますか</h2>`);
    expect(open).toContain('閉じる');
  });
});

describe('ひとりでに出るDialog', () => {
  // @proves state idle: asked
  it('題といっしょに、中身も読まれる', () => {
    const open = html(
      <Dialog isOpen isAlert closeHidden onClose={() => {}} title="続けますか">
        下書きは残ります
      </Dialog>,
    );
    expect(open).toMatch(/<dialog[^>]* role="alertdialog"/);
    const id = /aria-describedby="([^"]+)"/.exec(open)?.[1];
    expect(open).toContain(`id="${id}">下書きは残ります`);
    expect(open).not.toContain('閉じる');
  });
});

describe('一覧と手順の言葉', () => {
  it('件数を言葉で示し、全部出ている場合はボタンを出さない', () => {
    expect(html(<MoreList total={1280} shown={20} href="?page=2" />)).toContain('全1,280件中 1〜20件を表示');
    expect(html(<MoreList total={3} shown={20} href="?page=2" />)).toContain('全3件中 1〜3件を表示');
    expect(html(<MoreList total={3} shown={3} href="?page=2" />)).not.toContain('もっと見る');
  });

  it('いまの手順を、色だけでなく言葉でも示す', () => {
    expect(html(<FormSteps current={2} />)).toContain('<li aria-current="step"><span>確認</span></li>');
    expect(html(<StepLine current={1} total={5} name="体のこと" />)).toContain('5つのうち1つめ：');
  });

  it('読み込み中、お知らせ、切り替えは、読み上げの名前を持つ', () => {
    expect(html(<Skeleton shape="rows" what="治療ログ" />)).toContain('治療ログを読み込んでいます');
    expect(
      html(
        <Notice tone="danger" live>
          保存できませんでした
        </Notice>,
      ),
    ).toContain('role="alert"');
    const view = html(
      <SegmentedSwitch
        label="表示"
        labelHidden
        value="a"
        onChange={() => {}}
        options={[{ value: 'a', label: '表' }]}
      />,
    );
    expect(view).toContain('<legend class="ui-visually-hidden">表示</legend>');
  });

  it('いまの場所を示す', () => {
    expect(html(<Breadcrumb crumbs={[{ label: 'ホーム', href: '/' }, { label: '治療' }]} />)).toContain(
      '<span aria-current="page">治療</span>',
    );
    expect(
      html(<MobileBar links={[{ id: 'h', label: 'ホーム', href: '/', icon: 'home', current: true }]} />),
    ).toContain('aria-current="page"');
  });

  it('お知らせの場所は、はじめからある', () => {
    expect(html(<ToastProvider>本文</ToastProvider>)).toContain('role="status"');
  });
});

describe('絵', () => {
  it.each([...COVERS.map((name) => `cover-${name}` as const), 'hero' as const])(
    '%s のファイルがある',
    (name) => {
      expect(drawingAddress(name)).toMatch(/\.svg(\?.*)?#art$/);
    },
  );

  it.each([
    ['still-lifes', [...GROUNDS.map((name) => `ground-${name}`), ...OBJECTS.map((name) => `object-${name}`)]],
    ['scenes', SCENES.map((name) => `scene-${name}`)],
  ])('%s の紙には、名のあるものがすべてあり、ほかには何もない', (sheet, named) => {
    const lines = readFileSync(new URL(`./illustration/drawings/${sheet}.svg`, import.meta.url), 'utf8');
    const drawn = [...lines.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn.toSorted()).toEqual(named.toSorted());
    expect(drawingAddress('scene-night')).toMatch(/scenes[^#]*#scene-night$/);
    expect(drawingAddress('object-cat')).toMatch(/\.svg(\?.*)?#object-cat$/);
  });

  it('表紙は、場面か、場所の上のもので、読み上げない', () => {
    expect(html(<Cover drawing="hands" />)).toMatch(/cover-hands[^"]*#art"/);
    const stillLife = html(<Cover drawing="cup-on-shelf" />);
    expect(stillLife.match(/#[a-z-]+(?=")/g)).toEqual(['#ground-shelf', '#object-cup']);
    expect(stillLife).toContain('aria-hidden="true"');
  });

  it('飾りの絵は読み上げず、意味のある絵は名前を持つ', () => {
    expect(html(<Illustration drawing="object-cat" />)).toContain('aria-hidden="true"');
    expect(html(<Illustration drawing="object-cat" alt="眠る猫" />)).toContain(
      'role="img" aria-label="眠る猫"',
    );
  });

  it('メニューの絵の名前が絵にない場合、絵を出さない', () => {
    expect(iconNamed('phone')).toBe('phone');
    expect(iconNamed('toString')).toBeUndefined();
    expect(iconNamed(null)).toBeUndefined();
    expect(Object.keys(ICON_PATHS)).toHaveLength(48);
  });
});

describe('PageHeading', () => {
  it('題は焦点を受けられ、いつも同じidを持つ', () => {
    expect(html(<PageHeading>題</PageHeading>)).toContain('<h1 id="page-heading" tabindex="-1">題</h1>');
  });
});
