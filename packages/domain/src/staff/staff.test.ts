import { describe, expect, it } from 'vitest';
import { memberOnlyScreen } from '../access/index.ts';
import {
  ACTING_REASONS,
  actingMinutesLeft,
  actingReasonLabel,
  maskPerson,
  permissionsOf,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
  staffMay,
} from './index.ts';

describe('担当者の役割（G42）', () => {
  // Written out: a permission that somebody gains or loses must be seen here.
  const TABLE: Readonly<Record<StaffPermission, readonly StaffRole[]>> = {
    'open-desk': ['concierge', 'supporter', 'lead', 'editor', 'administrator'],
    'find-members': ['concierge', 'supporter', 'lead'],
    'act-for-members': ['concierge', 'supporter', 'lead'],
    'read-cases': ['supporter', 'lead'],
    'answer-cases': ['supporter', 'lead'],
    'direct-cases': ['lead'],
    'read-member-cards': ['supporter', 'lead'],
    'comment-on-logs': ['supporter', 'lead'],
    'call-members-back': ['concierge', 'supporter', 'lead'],
    'answer-inquiries': ['concierge', 'supporter', 'lead'],
    'keep-monitors': ['concierge', 'supporter', 'lead'],
    'write-canned-answers': ['lead', 'editor'],
    'read-survey-reports': ['lead', 'administrator'],
    'answer-survey-contacts': ['lead'],
    'keep-closures': ['lead', 'administrator'],
  };

  it.each(STAFF_ROLES)('%s に許されることは、表のとおり', (role) => {
    const named = (Object.keys(TABLE) as StaffPermission[]).filter((key) => TABLE[key].includes(role));
    expect(permissionsOf(role)).toEqual(named);
  });

  it('表にないことは、だれにも許されない', () => {
    for (const role of STAFF_ROLES) expect(staffMay(role, 'read-everything' as StaffPermission)).toBe(false);
  });

  it('理由には、病気のことをたずねる言葉がない', () => {
    for (const { value, label } of ACTING_REASONS) {
      expect(actingReasonLabel(value)).toBe(label);
      expect(label).not.toMatch(/病|症|がん|治療/);
    }
  });
});

describe('代行の残り', () => {
  const end = new Date('2026-11-22T10:30:00Z');
  it.each([
    ['2026-11-22T10:00:00Z', 30],
    ['2026-11-22T10:00:01Z', 30],
    ['2026-11-22T10:29:59Z', 1],
    ['2026-11-22T10:30:00Z', 0],
    ['2026-11-22T11:00:00Z', 0],
  ])('%s には、あと%d分', (now, minutes) => {
    expect(actingMinutesLeft(end, new Date(now))).toBe(minutes);
  });
});

describe('見つけた会員の見せかた（G38）', () => {
  it('姓のカナの一文字と、生まれ年だけにする', () => {
    expect(maskPerson({ lastNameKana: 'ヒナタ', birthday: '1968-04-12' })).toEqual({
      kanaInitial: 'ヒ',
      birthYear: '1968',
    });
    expect(maskPerson({ lastNameKana: '', birthday: null })).toEqual({ kanaInitial: '', birthYear: null });
  });
});

describe('本人だけの画面（G42）', () => {
  it.each([
    '/login/logged-in-password-reset',
    '/account/security',
    '/account/privacy',
    '/account/my-data',
    '/account/access-diary',
    '/unsubscribe',
    '/unsubscribe/confirm',
    '/line/confirmation',
    '/survey/call',
    '/survey/service',
    '/treatment-logs/new',
    '/treatment-logs/print',
    '/treatment-logs/1b9d/edit',
  ])('%s は、代行では開けない', (path) => {
    const words = memberOnlyScreen(path);
    expect(words?.own).toContain('ご本人がログイン');
    expect(memberOnlyScreen(`${path}/`)).toEqual(words);
  });

  it.each(['/', '/account', '/account/edit', '/treatment-logs', '/treatment-logs/1b9d', '/articles'])(
    '%s は、代行でも開ける',
    (path) => {
      expect(memberOnlyScreen(path)).toBeNull();
    },
  );
});
