import type { ScreenRows } from '../screen.ts';

const NEEDS_ACCOUNT = ['hash_base_account_id'] as const;
/** Nobody has to answer: the head says so on every page of questions, and leads home once there are none left. */
const LATER = 'やめる';
const HOME = 'ホームへ';

/** Surveys after a consultation and on the service; the answer's owner is named in the link (G37, G101). */
export const SURVEYS = {
  '/survey/call': {
    id: 'callSurvey',
    title: 'ご相談についてのアンケート',
    access: 'public',
    wayOut: LATER,
    needs: NEEDS_ACCOUNT,
  },
  '/survey/call/feedback': {
    id: 'callSurveyFeedback',
    title: 'ご相談についてのご意見',
    access: 'public',
    wayOut: LATER,
    needs: NEEDS_ACCOUNT,
  },
  '/survey/call/complete': {
    id: 'callSurveyComplete',
    title: 'ご相談についてのアンケート：回答の完了',
    access: 'public',
    wayOut: HOME,
  },
  '/survey/call/closed': {
    id: 'callSurveyClosed',
    title: 'ご相談についてのアンケート：受付の終了',
    access: 'public',
    wayOut: HOME,
  },
  '/survey/service': {
    id: 'serviceSurvey',
    title: 'サービスについてのアンケート',
    access: 'public',
    wayOut: LATER,
    needs: NEEDS_ACCOUNT,
  },
  '/survey/service/feedback': {
    id: 'serviceSurveyFeedback',
    title: '困りごとチェック',
    access: 'public',
    wayOut: LATER,
    needs: NEEDS_ACCOUNT,
  },
  '/survey/service/complete': {
    id: 'serviceSurveyComplete',
    title: 'サービスについてのアンケート：回答の完了',
    access: 'public',
    wayOut: HOME,
  },
} as const satisfies ScreenRows;
