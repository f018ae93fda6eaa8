import { Button, IconLink } from '../button/index.ts';
import {
  EXAMPLE_CLOSED,
  EXAMPLE_MENU,
  EXAMPLE_NUMBER,
  EXAMPLE_OPEN,
  EXAMPLE_PICTURE,
  NO_NUMBER,
} from '../gallery/example-data.ts';
import { ExampleRow } from '../gallery/example-row.tsx';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Avatar, SiteHeader, SiteMenu, TaskHeader } from './index.ts';

const LOGO = { href: '#home' };
const tools = <IconLink icon="textsize" name="文字" href="#reading" />;
const narrowTools = (
  <>
    <IconLink icon="phone" name="電話" href={EXAMPLE_NUMBER.href} />
    <IconLink icon="menu" name="メニュー" href="#menu" />
  </>
);
const second = [{ id: 'consult', label: '相談する', href: '#consult' }];

export const siteHeaderGallery: PartGallery = {
  noun: 'site-header',
  title: '画面の頭',
  room: 'wide',
  states: {
    訪問者: (
      <SiteHeader
        logo={LOGO}
        call={{ number: EXAMPLE_NUMBER, openNow: EXAMPLE_OPEN }}
        links={EXAMPLE_MENU}
        second={second}
        tools={tools}
        wideTools={
          <>
            <Button kind="plain" size="small">
              ログイン
            </Button>
            <Button size="small">新規会員登録</Button>
          </>
        }
        narrowTools={narrowTools}
      />
    ),
    会員: (
      <SiteHeader
        logo={{ href: '#home', name: 'ひだまり', line: '調布市がん相談窓口' }}
        call={{ number: NO_NUMBER, openNow: EXAMPLE_CLOSED }}
        links={EXAMPLE_MENU}
        second={second}
        tools={tools}
        wideTools={
          <Button kind="plain" size="small">
            ログアウト
          </Button>
        }
        narrowTools={narrowTools}
      />
    ),
    一つの用事の画面: <TaskHeader logo={LOGO}>{tools}</TaskHeader>,
    会員の印: (
      <ExampleRow>
        <Avatar initial="見" />
        <Avatar initial="見" size="large" />
        <Avatar initial="見" size="large" picture={EXAMPLE_PICTURE} />
      </ExampleRow>
    ),
    電話の幅のメニュー: (
      <SiteMenu
        number={EXAMPLE_NUMBER}
        openNow={EXAMPLE_OPEN}
        links={EXAMPLE_MENU}
        actions={
          <>
            <Button kind="plain" width="full">
              ログイン
            </Button>
            <Button width="full">新規会員登録</Button>
          </>
        }
      />
    ),
  },
};
