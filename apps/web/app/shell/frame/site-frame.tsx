import { CLOSED_DAYS_TEXT } from '@hidamari/domain/consultation-hours';
import { CONSULTATION_LINK_ID } from '@hidamari/domain/navigation';
import { PRODUCT_NAME, VARIANTS } from '@hidamari/domain/site-variants';
import { ButtonLink, IconButton, IconLink } from '@hidamari/ui/button';
import { PageDialog } from '@hidamari/ui/dialog';
import { Icon, type IconName } from '@hidamari/ui/icon';
import { MobileBar } from '@hidamari/ui/mobile-bar';
import { FOOTER_ID, SiteFooter } from '@hidamari/ui/site-footer';
import { SiteHeader, SiteMenu, TaskHeader } from '@hidamari/ui/site-header';
import { CommentCounter } from '../../parts/comments/comment-counter.tsx';
import { BAR_BUTTON_ID } from '../../parts/consultation/use-floating-button.ts';
import { useHasUnreadAnswers } from '../../parts/conversation/unread-answers.ts';
import { EMERGENCY_NOTE } from '../emergency-note.ts';
import { LogoutButton } from '../logout-button.tsx';
import { usePageData } from '../page-data.ts';
import { ReadingSettingsButton } from '../reading-settings-button.tsx';
import { WhenLoggedIn } from '../sections.tsx';
import { useSupportDesk } from '../use-support-desk.ts';
import { useMenus } from './menus.ts';

function useLogo() {
  const { brand } = VARIANTS[usePageData().variant];
  return { href: '/', name: brand.name, line: brand.sub };
}

/** The ways in for a visitor; the own account and the way out for a member. */
function AccountWays({ width }: { width: 'auto' | 'full' }) {
  const { account } = useMenus();
  return (
    <>
      {account.map(({ id, label, href }) => (
        <ButtonLink key={id} href={href} kind={id === 'sign-up' ? 'key' : 'plain'} size="small" width={width}>
          {label}
        </ButtonLink>
      ))}
      <WhenLoggedIn>
        <LogoutButton width={width} />
      </WhenLoggedIn>
    </>
  );
}

/** In the menu too: on the narrowest phones the head has no room for it. */
const SEARCH = { id: 'search', label: 'さがす', href: '/search' };

const MENU_ID = 'site-menu';

function MenuButton() {
  const { header, second } = useMenus();
  const { variant } = usePageData();
  const desk = useSupportDesk();
  const landing = { id: 'landing', label: 'はじめての方へ', href: VARIANTS[variant].landingPath };
  return (
    <>
      <IconButton
        icon="menu"
        name="メニュー"
        command="show-modal"
        commandfor={MENU_ID}
        aria-haspopup="dialog"
      />
      {/* In its place without scripts. */}
      <span className="ui-header-foot">
        <IconLink icon="menu" name="メニュー" href={`#${FOOTER_ID}`} />
      </span>
      <PageDialog id={MENU_ID} title="メニュー" shape="panel" closesOnLink>
        <SiteMenu
          number={desk.number}
          openNow={desk.openNow}
          links={[...header, ...second, SEARCH, landing]}
          actions={<AccountWays width="full" />}
        />
      </PageDialog>
    </>
  );
}

/** The head of most screens. */
export function PortalHeader() {
  const { header, second } = useMenus();
  const desk = useSupportDesk();
  return (
    <SiteHeader
      logo={useLogo()}
      call={{ number: desk.number, openNow: desk.openNow }}
      links={header}
      second={second}
      tools={
        <>
          <CommentCounter />
          <span className="ui-header-search">
            <IconLink icon="search" name="さがす" href="/search" />
          </span>
          <ReadingSettingsButton />
        </>
      }
      wideTools={<AccountWays width="auto" />}
      narrowTools={
        <>
          {desk.number.href === null ? null : (
            <a
              className="ui-icon-button"
              data-hours="phone"
              href={desk.number.href}
              aria-label={desk.isOpen ? '電話で相談する' : '電話（受付時間外）'}
            >
              <PhoneFace />
            </a>
          )}
          <MenuButton />
        </>
      }
    />
  );
}

/** The head of auth pages: the logo and the size of the letters, nothing that leads away (G14). */
export function AuthHeader() {
  return (
    <TaskHeader logo={useLogo()}>
      <ReadingSettingsButton />
    </TaskHeader>
  );
}

/** The head of a screen with one task that nobody has to finish: the size of the letters, and the one way out. */
export function ExitHeader({ wayOut }: { wayOut: string }) {
  return (
    <TaskHeader logo={useLogo()}>
      <ReadingSettingsButton />
      <ButtonLink href="/" kind="text" size="small">
        {wayOut}
      </ButtonLink>
    </TaskHeader>
  );
}

/** The foot of every screen: number, hours, links, emergency. */
export function PortalFooter() {
  const { footer } = useMenus();
  const desk = useSupportDesk();
  return (
    <SiteFooter
      logo={useLogo()}
      number={desk.number}
      lines={[desk.weekly, CLOSED_DAYS_TEXT, desk.cost]}
      links={footer}
      emergency={EMERGENCY_NOTE}
      copyright={`© ${PRODUCT_NAME}`}
    />
  );
}

/** The bar at the bottom of phones. Its way to a supporter says what works at this hour, and that somebody has answered. */
export function PortalBar() {
  const { bar } = useMenus();
  const { offer } = useSupportDesk();
  const hasNews = useHasUnreadAnswers();
  const now = { id: BAR_BUTTON_ID, word: offer.barWord, news: hasNews ? '新しいお返事があります' : null };
  return (
    <MobileBar
      links={bar.map(({ icon, ...link }) => ({
        ...link,
        icon: (icon ?? 'right') as IconName,
        ...(link.id === CONSULTATION_LINK_ID && { now }),
      }))}
    />
  );
}

function PhoneFace() {
  return (
    <>
      <Icon name="phone" />
      <span>電話</span>
    </>
  );
}
