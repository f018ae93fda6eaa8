import type { ScreenRows } from '../screen.ts';

/** The member's own record. */
export const TREATMENT_LOGS = {
  '/treatment-logs': { id: 'treatmentLogs', title: '治療ログ', access: 'member', screens: ['U-T01'] },
  '/treatment-logs/new': {
    id: 'treatmentLogNew',
    title: '治療ログをつける',
    access: 'member',
    screens: ['U-T03'],
  },
  '/treatment-logs/print': {
    id: 'treatmentLogPrint',
    title: '診察のためのまとめ',
    access: 'member',
  },
  '/treatment-logs/contact-threshold': {
    id: 'contactThreshold',
    title: '病院から言われた目安',
    access: 'member',
  },
  '/treatment-logs/next-visit': { id: 'nextVisit', title: '次の診察', access: 'member' },
  '/treatment-logs/:id': {
    id: 'treatmentLog',
    title: '治療ログの記録',
    access: 'member',
    screens: ['U-T04'],
  },
  '/treatment-logs/:id/edit': {
    id: 'treatmentLogEdit',
    title: '治療ログを直す',
    access: 'member',
    screens: ['U-T03'],
  },
} as const satisfies ScreenRows;
