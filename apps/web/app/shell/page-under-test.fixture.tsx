import type { MemberType } from '@hidamari/domain/site-variants';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ConsultationPanelProvider } from '../parts/consultation/panel-state.tsx';
import type { PageData } from './page-data.ts';

const VISITOR_PAGE: PageData = {
  variant: 'hatch',
  phone: '0120-000-001',
  phones: { aflac: '0120-000-000', hatch: '0120-000-001', chofu: '042-000-0000' },
  companyUrl: '',
  closures: { aflac: [], hatch: [], chofu: [] },
  atAnyHour: [],
  line: { openUrl: '/example-line/open', addFriendUrl: '/example-line', liffId: null, isExample: true },
  outsideChat: null,
  measurement: null,
  publicUrl: 'http://localhost:3000',
  siteUrl: 'http://localhost:3000',
  // Friday 2026-11-20, 12:00 in Japan.
  renderedAt: '2026-11-20T03:00:00.000Z',
  isShared: true,
  member: null,
  hasChallenge: false,
  onOrganizationHost: false,
};

/** The data of a page that a member of this type has opened. */
export function memberOf(memberType: MemberType): PageData['member'] {
  return {
    memberId: '11111111-1111-4111-8111-111111111111',
    memberType,
    organization: null,
    displayName: '山田 花子',
    hashUserId: 'h'.repeat(43),
    unreadComments: { unread: 0, log_id: null },
    unreadAnswers: 0,
    isBereaved: false,
    idleSeconds: 3_600,
    reading: { text: 'standard', furigana: 'off' },
    accessToken: 'access',
    accessTokenExpiresAt: '2026-11-20T03:15:00.000Z',
  };
}

/** What the server draws of a part of a page: a visitor's at /, unless `page` and `path` say otherwise. */
export function drawOnPage(part: ReactNode, page: Partial<PageData> = {}, path = '/'): string {
  const data = { page: { ...VISITOR_PAGE, ...page } };
  const element = <ConsultationPanelProvider>{part}</ConsultationPanelProvider>;
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => data, element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: data } },
  });
  try {
    return renderToStaticMarkup(<RouterProvider router={router} />);
  } finally {
    router.dispose();
  }
}
