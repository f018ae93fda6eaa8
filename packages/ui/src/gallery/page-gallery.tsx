import { Breadcrumb } from '../breadcrumb/index.ts';
import { CallBox } from '../call-box/index.ts';
import { Card } from '../card/index.ts';
import { DefinitionList } from '../definition-list/index.ts';
import { EmergencyBox } from '../emergency-box/index.ts';
import { COVERS, Cover, Illustration, OBJECTS, SCENES } from '../illustration/index.ts';
import { ExternalLink } from '../link/index.ts';
import { LinkRow, LinkRows } from '../link-row/index.ts';
import { OpenNowLine } from '../open-now-line/index.ts';
import { Prose } from '../prose/index.ts';
import { ConcernTag, CountBadge, Tag } from '../tag/index.ts';
import {
  EXAMPLE_EMERGENCY_NUMBERS,
  EXAMPLE_LINES,
  EXAMPLE_NUMBER,
  EXAMPLE_OPEN,
  EXAMPLE_STATES,
} from './example-data.ts';
import { GallerySection } from './gallery-section.tsx';

function CallGallery() {
  return (
    <GallerySection name="電話と受付時間">
      <CallBox number={EXAMPLE_NUMBER} openNow={EXAMPLE_OPEN} lines={EXAMPLE_LINES} />
      <CallBox
        number={{ display: '電話番号は準備中です', href: null }}
        openNow={EXAMPLE_OPEN}
        lines={EXAMPLE_LINES}
      />
      {EXAMPLE_STATES.map((openNow) => (
        <OpenNowLine key={openNow.state} {...openNow} />
      ))}
      <EmergencyBox
        heading="急に具合が悪くなったときは"
        sentences={['このサービスは救急の対応ができません。', '息が苦しいなどは、すぐに119番へ。']}
        numbers={EXAMPLE_EMERGENCY_NUMBERS}
        caveat="※つながらない地域があります。"
        headingLevel={3}
      />
    </GallerySection>
  );
}

function ArticleGallery() {
  return (
    <GallerySection name="読む">
      <Breadcrumb
        crumbs={[
          { label: 'ホーム', href: '#home' },
          { label: 'がんの情報', href: '#articles' },
          { label: '治療' },
        ]}
      />
      <Prose>
        <h2>診察の時間は、思ったより短い</h2>
        <p>
          外来の診察は、ひとりあたり数分ということもあります。
          <ruby>
            主治医<rt>しゅじい</rt>
          </ruby>
          の説明を聞くだけで時間が過ぎ、帰り道で「あれも聞けばよかった」と思い出す。
        </p>
        <h3>1. 聞きたいことを三つにしぼる</h3>
        <ul>
          <li>いつから</li>
          <li>
            どのくらい。<mark>困ること</mark>も書きます
          </li>
        </ul>
      </Prose>
      <p>
        <ExternalLink href="https://example.jp/">国の案内のページ</ExternalLink>
      </p>
      <LinkRows>
        <LinkRow href="#chat" icon="chat" title="チャットで相談する" note="いまなら5分ほどでお返事します" />
        <LinkRow href="#here" title="いまの場所" current />
      </LinkRows>
      <DefinitionList
        items={[
          { term: 'お名前', description: '山田 花子' },
          { term: 'メールアドレス', description: '' },
        ]}
      />
    </GallerySection>
  );
}

function CardGallery() {
  return (
    <GallerySection name="カードと札">
      <div className="flex flex-wrap items-center gap-2">
        <ConcernTag concern="treatment" />
        <ConcernTag concern="financial" />
        <ConcernTag concern="life" />
        <ConcernTag concern="mental" />
        <Tag>対応中</Tag>
        <Tag tone="key">新着</Tag>
        <Tag tone="ok" icon="check">
          確認済み
        </Tag>
        <Tag tone="caution">あと4日</Tag>
        <Tag tone="danger">大切なお知らせ</Tag>
        <CountBadge count={3} name="未読" />
      </div>
      <Card>次の診察</Card>
      <Card tone="key">お返事があります</Card>
      <Card tone="sun">あなただけに見えます</Card>
      <Card tone="sunk">入力のようす</Card>
      <Card tone="place">ここに電話できます</Card>
    </GallerySection>
  );
}

/** Every drawing, so that a broken one is seen at once. */
export function DrawingGallery() {
  return (
    <GallerySection name="絵">
      <Illustration drawing="hero" className="max-w-narrow" />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {COVERS.map((name) => (
          <Cover key={name} drawing={name} />
        ))}
        {SCENES.map((name) => (
          <Illustration key={name} drawing={`scene-${name}`} />
        ))}
        {OBJECTS.map((name) => (
          <Illustration key={name} drawing={`object-${name}`} />
        ))}
      </div>
    </GallerySection>
  );
}

/** What pages are made of. */
export function PageGallery() {
  return (
    <>
      <CallGallery />
      <CardGallery />
      <ArticleGallery />
    </>
  );
}
