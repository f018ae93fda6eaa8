import './account-frame.css';
import { accountMenuLinks } from '@hidamari/domain/navigation';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { Icon, iconNamed } from '@hidamari/ui/icon';
import { Link } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from './page-links.tsx';

interface AccountFrameProps {
  title: string;
  /** One or two sentences: what this page is for. */
  lead?: string;
  /** narrow: what is read line by line, and forms; mid: what stands in two columns where there is room. */
  width?: 'narrow' | 'mid';
  children: ReactNode;
}

const HOME = '/account';

/** The side menu of a wide window. A phone has the way back above the heading instead. */
function AccountNav({ here }: { here: string }) {
  return (
    <nav className="account-nav" aria-label="アカウントのメニュー">
      <ul>
        {accountMenuLinks().map(({ id, label, href, icon }) => (
          <li key={id}>
            <Link href={href ?? HOME} aria-current={href === here ? 'page' : undefined}>
              <Icon name={iconNamed(icon) ?? 'user'} size={22} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands around every screen of one's own account: the menu, the way back, the heading. */
export function AccountFrame({ title, lead, width = 'narrow', children }: AccountFrameProps) {
  const { pathname } = useLocation();
  const back =
    pathname === HOME ? null : (
      <div className="account-back">
        <BackLink href={screenHref(HOME)}>アカウントへ戻る</BackLink>
      </div>
    );
  return (
    <Container width="wide" className="account-frame">
      <AccountNav here={pathname} />
      <div className="account-main" data-width={width}>
        <PageHeading before={back} lead={lead}>
          {title}
        </PageHeading>
        {children}
      </div>
    </Container>
  );
}
