import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { accessDiaryRoutes } from './features/access-diary/routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { articlesRoutes } from './features/articles/routes.ts';
import { callBacksRoutes } from './features/call-backs/routes.ts';
import { cannedAnswersRoutes } from './features/canned-answers/routes.ts';
import { closuresRoutes } from './features/closures/routes.ts';
import { consultationRoutes, questionsRoutes } from './features/consultation/routes.ts';
import { deskRoomRoutes, deskRoutes } from './features/desk/routes.ts';
import { faqRoutes } from './features/faq/routes.ts';
import { favouritesRoutes } from './features/favourites/routes.ts';
import { glossaryRoutes } from './features/glossary/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { informationRoutes } from './features/information/routes.ts';
import { deskInquiriesRoutes, inquiriesRoutes } from './features/inquiries/routes.ts';
import { lineMemberRoutes, lineRoutes } from './features/line/routes.ts';
import { logPrintRoutes } from './features/log-print/routes.ts';
import { monitorRoutes } from './features/monitor/routes.ts';
import { myDataRoutes } from './features/my-data/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import { noticesRoutes } from './features/notices/routes.ts';
import { outsideTransmissionRoutes } from './features/outside-transmission/routes.ts';
import { partsRoutes } from './features/parts/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { qContentsRoutes } from './features/q-contents/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { servicesRoutes } from './features/services/routes.ts';
import { deskSurveysRoutes, surveysRoutes } from './features/surveys/routes.ts';
import { treatmentLogsRoutes } from './features/treatment-logs/routes.ts';
import { withdrawalRoutes } from './features/withdrawal/routes.ts';

/** Every screen of the table; each feature brings its own pages. The gallery of parts is no screen (decision 0026). */
export default [
  ...homeRoutes,
  ...articlesRoutes,
  ...qContentsRoutes,
  ...glossaryRoutes,
  ...faqRoutes,
  ...newsRoutes,
  ...informationRoutes,
  ...servicesRoutes,
  ...searchRoutes,
  ...favouritesRoutes,
  ...consultationRoutes,
  ...identityRoutes,
  ...accessDiaryRoutes,
  ...deskRoutes,
  ...closuresRoutes,
  ...inquiriesRoutes,
  ...cannedAnswersRoutes,
  ...outsideTransmissionRoutes,
  ...privacyRoutes,
  ...withdrawalRoutes,
  ...surveysRoutes,
  ...lineRoutes,
  layout('shell/member-area.tsx', [
    ...treatmentLogsRoutes,
    ...questionsRoutes,
    ...deskRoomRoutes,
    ...callBacksRoutes,
    ...deskInquiriesRoutes,
    ...monitorRoutes,
    ...deskSurveysRoutes,
    ...logPrintRoutes,
    ...accountRoutes,
    ...noticesRoutes,
    ...myDataRoutes,
    ...lineMemberRoutes,
  ]),
  route('404', 'features/error-pages/pages/not-found.tsx', { id: '404' }),
  route('500', 'features/error-pages/pages/server-fault.tsx', { id: '500' }),
  route('503', 'features/error-pages/pages/unavailable.tsx', { id: '503' }),
  route('error', 'features/error-pages/pages/error.tsx', { id: 'error' }),
  route('maintenance', 'features/error-pages/pages/maintenance.tsx', { id: 'maintenance' }),
  ...partsRoutes,
  route('*', 'features/error-pages/pages/not-found.tsx', { id: 'no-screen' }),
] satisfies RouteConfig;
