import { SCREENS, type ScreenPath } from '@hidamari/domain/screens';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Addresses of the table at which the server answers by itself, and those whose route has a name of its own below. */
type WithoutPage = '/health-check' | '/unsubscribe/confirm' | '/404' | '/500' | '/503';

/** The page of each screen. Address and id of its route are the screen's: a new screen is its row and a line here. */
const PAGES = {
  '/': 'features/home/pages/home.tsx',
  '/howto-signup': 'features/information/pages/how-to-sign-up.tsx',
  '/faq': 'features/faq/pages/faq.tsx',
  '/contact': 'features/inquiries/pages/contact.tsx',
  '/news': 'features/news/pages/news-list.tsx',
  '/news/:id': 'features/news/pages/news-item.tsx',
  '/favorite': 'features/favourites/pages/favourites.tsx',
  '/maintenance': 'features/error-pages/pages/maintenance.tsx',
  '/login': 'features/identity/pages/login.tsx',
  '/login/password-request': 'features/identity/pages/password-request.tsx',
  '/login/password-verification': 'features/identity/pages/password-verification.tsx',
  '/login/password-reset': 'features/identity/pages/password-reset.tsx',
  '/login-temporary': 'features/identity/pages/temporary-login.tsx',
  '/login-temporary/password-request': 'features/identity/pages/temporary-password-request.tsx',
  '/login-temporary/password-verification': 'features/identity/pages/temporary-password-verification.tsx',
  '/login-temporary/password-reset': 'features/identity/pages/temporary-password-reset.tsx',
  '/login/migration': 'features/identity/pages/migration.tsx',
  '/login/session': 'features/identity/pages/login-session.tsx',
  '/login/login-verification': 'features/identity/pages/login-verification.tsx',
  '/login/mail-verification': 'features/identity/pages/mail-verification.tsx',
  '/login/insurance-verification': 'features/identity/pages/insurance-verification.tsx',
  '/login/logged-in-password-reset': 'features/identity/pages/logged-in-password-reset.tsx',
  '/sign-up/role-verification': 'features/identity/pages/role-verification.tsx',
  '/sign-up/known-address': 'features/information/pages/known-address.tsx',
  '/sign-up/verification': 'features/identity/pages/sign-up-verification.tsx',
  '/sign-up/register': 'features/identity/pages/register.tsx',
  '/account/privacy': 'features/privacy/pages/account-privacy.tsx',
  '/account/access-diary': 'features/access-diary/pages/access-diary.tsx',
  '/unsubscribe': 'features/withdrawal/pages/unsubscribe.tsx',
  '/unsubscribe/complete': 'features/withdrawal/pages/unsubscribe-complete.tsx',
  '/lp/aflac': 'features/consultation/pages/landing.tsx',
  '/lp/hatch': 'features/consultation/pages/landing.tsx',
  '/lp/chofu': 'features/consultation/pages/landing.tsx',
  '/terms/hatch': 'features/information/pages/legal-text.tsx',
  '/terms/aflac': 'features/information/pages/legal-text.tsx',
  '/terms/chofu': 'features/information/pages/legal-text.tsx',
  '/privacy/chofu': 'features/information/pages/legal-text.tsx',
  '/site-policy/aflac': 'features/information/pages/legal-text.tsx',
  '/site-policy/hatch': 'features/information/pages/legal-text.tsx',
  '/site-policy/chofu': 'features/information/pages/legal-text.tsx',
  '/service-policy': 'features/information/pages/legal-text.tsx',
  '/privacy': 'features/information/pages/legal-text.tsx',
  '/privacy/outside': 'features/outside-transmission/pages/outside.tsx',
  '/survey/call': 'features/surveys/pages/call-survey.tsx',
  '/survey/call/feedback': 'features/surveys/pages/call-feedback.tsx',
  '/survey/call/complete': 'features/surveys/pages/call-complete.tsx',
  '/survey/call/closed': 'features/surveys/pages/call-closed.tsx',
  '/survey/service': 'features/surveys/pages/service-survey.tsx',
  '/survey/service/feedback': 'features/surveys/pages/service-feedback.tsx',
  '/survey/service/complete': 'features/surveys/pages/service-complete.tsx',
  '/error': 'features/error-pages/pages/error.tsx',
  '/line/session/liff': 'features/line/pages/line-liff.tsx',
  '/line/session': 'features/line/pages/line-session.tsx',
  '/line/error': 'features/line/pages/line-error.tsx',
  '/line/user-not-found': 'features/line/pages/line-user-not-found.tsx',
  '/articles': 'features/articles/pages/article-list.tsx',
  '/articles/top': 'features/articles/pages/article-top.tsx',
  '/articles/:id': 'features/articles/pages/article.tsx',
  '/articles/questions': 'features/q-contents/pages/q-contents.tsx',
  '/articles/questions/:id': 'features/q-contents/pages/q-content.tsx',
  '/articles/words': 'features/glossary/pages/glossary.tsx',
  '/search': 'features/search/pages/search.tsx',
  '/articles-preview/:id': 'features/articles/pages/article-preview.tsx',
  '/services': 'features/services/pages/services.tsx',
  '/service-preview/:id': 'features/services/pages/service-preview.tsx',
  '/financial': 'features/services/pages/concern-services.tsx',
  '/financial/:id': 'features/services/pages/service.tsx',
  '/treatment': 'features/services/pages/concern-services.tsx',
  '/treatment/:id': 'features/services/pages/service.tsx',
  '/life': 'features/services/pages/concern-services.tsx',
  '/life/:id': 'features/services/pages/service.tsx',
  '/mental': 'features/services/pages/concern-services.tsx',
  '/mental/:id': 'features/services/pages/service.tsx',
  '/treatment/hidamari': 'features/consultation/pages/consultation.tsx',
  '/treatment/medical-note': 'features/services/pages/partner-service.tsx',
  '/treatment/monitor': 'features/services/pages/monitor.tsx',
  '/mental/tomosnote': 'features/services/pages/partner-service.tsx',
  '/life/ancs': 'features/services/pages/partner-service.tsx',
  '/life/bears': 'features/services/pages/partner-service.tsx',
  '/life/avic': 'features/services/pages/partner-service.tsx',
  '/desk/login': 'features/desk/pages/desk-login.tsx',
  '/desk/canned-answers': 'features/canned-answers/pages/desk-canned-answers.tsx',
  '/desk/closures': 'features/closures/pages/desk-closures.tsx',
} satisfies Pages;

/** Pages inside the member area, which gives them the tab's query client. */
const MEMBER_PAGES = {
  '/questions': 'features/consultation/pages/questions.tsx',
  '/account': 'features/account/pages/account.tsx',
  '/account/edit': 'features/account/pages/account-edit.tsx',
  '/account/security': 'features/account/pages/account-security.tsx',
  '/account/notices': 'features/notices/pages/account-notices.tsx',
  '/account/my-data': 'features/my-data/pages/my-data.tsx',
  '/line/complete': 'features/line/pages/line-complete.tsx',
  '/line/confirmation': 'features/line/pages/line-confirmation.tsx',
  '/treatment/monitor/registration-request': 'features/monitor/pages/monitor-registration.tsx',
  '/treatment-logs': 'features/treatment-logs/pages/treatment-logs.tsx',
  '/treatment-logs/new': 'features/treatment-logs/pages/treatment-log-new.tsx',
  '/treatment-logs/print': 'features/log-print/pages/treatment-log-print.tsx',
  '/treatment-logs/contact-threshold': 'features/treatment-logs/pages/contact-threshold.tsx',
  '/treatment-logs/next-visit': 'features/treatment-logs/pages/next-visit.tsx',
  '/treatment-logs/:id': 'features/treatment-logs/pages/treatment-log.tsx',
  '/treatment-logs/:id/edit': 'features/treatment-logs/pages/treatment-log-edit.tsx',
  '/desk': 'features/desk/pages/desk.tsx',
  '/desk/members': 'features/desk/pages/desk-members.tsx',
  '/desk/call-backs': 'features/call-backs/pages/desk-call-backs.tsx',
  '/desk/inquiries': 'features/inquiries/pages/desk-inquiries.tsx',
  '/desk/inquiries/:id': 'features/inquiries/pages/desk-inquiry.tsx',
  '/desk/monitor-registrations': 'features/monitor/pages/desk-monitor-registrations.tsx',
  '/desk/surveys': 'features/surveys/pages/desk-surveys.tsx',
  '/desk/cases/:id': 'features/desk/pages/desk-case.tsx',
} satisfies Pages;

type Pages = { readonly [path in ScreenPath]?: string };

const routesOf = (pages: Pages): RouteConfigEntry[] =>
  SCREENS.flatMap(({ path, id }) => {
    const file = pages[path];
    if (file === undefined) return [];
    return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id });
  });

// A screen without a page does not compile.
({ ...PAGES, ...MEMBER_PAGES }) satisfies { readonly [path in Exclude<ScreenPath, WithoutPage>]: string };

/** Every screen of the table. The gallery of parts is no screen (decision 0026). */
export default [
  ...routesOf(PAGES),
  layout('shell/member-area.tsx', routesOf(MEMBER_PAGES)),
  route('404', 'features/error-pages/pages/not-found.tsx', { id: '404' }),
  route('500', 'features/error-pages/pages/server-fault.tsx', { id: '500' }),
  route('503', 'features/error-pages/pages/unavailable.tsx', { id: '503' }),
  route('dev/parts/:group?/:state?', 'features/parts-gallery/pages/parts.tsx', { id: 'parts' }),
  route('*', 'features/error-pages/pages/not-found.tsx', { id: 'no-screen' }),
] satisfies RouteConfig;
