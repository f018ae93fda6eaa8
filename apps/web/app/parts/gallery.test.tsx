import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, noteElements } from '../../../../packages/ui/src/gallery/drawn-parts.fixture.ts';
import { drawOnPage } from '../shell/page-under-test.fixture.tsx';
import { fetchCrisisRules } from './crisis/crisis-reading.ts';
import { PART_GALLERY_GROUPS } from './gallery-groups.ts';

vi.mock('react/jsx-runtime', async (original) =>
  (await import('../../../../packages/ui/src/gallery/drawn-parts.fixture.ts')).takingNote(
    await original<object>(),
  ),
);
vi.mock('react/jsx-dev-runtime', async (original) =>
  (await import('../../../../packages/ui/src/gallery/drawn-parts.fixture.ts')).takingNote(
    await original<object>(),
  ),
);

beforeAll(fetchCrisisRules);

const ROOMS = ['./', '../shell/'].map((room) => new URL(room, import.meta.url));

/** What parts and shell draw that the gallery cannot show as a sample, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  DeskFrame: 'DeskHead above a page',
  DeskEntrance: 'DeskEntranceHead above a page',
  ActingBanner: 'needs a member; its words are ActingNotice',
  AfterHours: 'asks the clock; draws AfterHoursSection',
  Arrival: 'draws nothing',
  ArrivalToast: 'draws nothing',
  Chrome: 'stands around whole pages; its pieces are shown',
  FaultPage: 'Chrome around PlainFault',
  MinimalError: 'a whole page without parts; its test reads it',
  FaultBoundary: 'draws nothing of its own',
  LatePart: 'draws nothing of its own; PartFailed of packages/ui is shown',
  FoundWords: 'MarkedText, once it has come',
  PageQueries: 'draws nothing of its own',
  PartBoundary: 'draws nothing of its own; PartFailed of packages/ui is shown',
  PortalConsultation: 'the button and the panel of packages/ui',
  SkipLinks: 'the skip links of packages/ui',
  For: 'a condition, draws nothing of its own',
  WhenLoggedOut: 'a condition, draws nothing of its own',
  Onboarding: 'opens OnboardingDialog',
  OnboardingDialog: 'asks for the member; its steps are shown',
  MemberArea: 'a frame of routes',
  PortalProviders: 'holds states, draws nothing',
  ClosedDaysProvider: 'holds the days off, draws nothing',
  MembersOwn: 'its words are those of the screen it stands on; FaultContent draws them',
  IdleWatch: 'a SessionWatch over a member',
  DeskIdleWatch: 'a SessionWatch over somebody of staff',
  SessionWatch: 'asks the clock; draws the two dialogs below',
  IdleWatchLater: 'fetches IdleWatch',
  DeskIdleWatchLater: 'fetches DeskIdleWatch',
  FreshCommentLink: 'asks the service; draws CommentLink',
  IdleQuestion: 'a Dialog that opens by itself; the tests of the idle warning look at it',
  IdleFarewell: 'a Dialog that nothing closes; the tests of the idle warning look at it',
  StepFrame: 'takes the focus to itself; the browser tests of the account look at it',
  PasswordStep: 'a StepFrame around a PasswordField',
  ProofCodeStep: 'a StepFrame around CodeForm',
  UserOrWait: 'asks for the member; Skeleton and PartFailed are shown',
  ConversationSection: 'follows a case; the conversation of packages/ui',
  MessageList: 'the messages of a case; the conversation of packages/ui',
  MemberConversation: 'follows a case; the tests of the chat look at it',
  StartConsultation: 'asks as a member; the tests of the chat look at it',
  InquiryForm: 'asks who is signed in; the tests of the contact form look at each step',
  InquiryFields: 'the fields of InquiryForm; the tests of the contact form look at them',
  InquiryConfirm: 'a step of InquiryForm; its test and those of the contact form look at it',
  OutsideConsentLater: 'fetches OutsideConsent',
  DocumentOutsideQuestion: 'OutsideQuestion in a document',
  OutsideConsent: 'reads the choice of this browser; draws OutsideQuestion',
  DeskChecks: 'DeskCheckList on the day of the clock',
  TalkNumber: 'asks for the number; TalkNumberCard of packages/ui is shown',
  CallMemo: 'keeps what a member writes; CallMemoFold is shown',
  AccountNameField: 'a hidden field for password managers; its test reads it',
  OwnAccountNameField: 'asks for the member; draws AccountNameField',
  ViewedContent: 'draws nothing',
  ViewedNews: 'draws nothing',
  ViewedNotice: 'draws nothing',
  ViewedPage: 'draws nothing',
  Navigation: 'draws nothing',
  OutsideChat: 'asks the service; its notes are shown',
  OwnButtonLink: 'ButtonLink of packages/ui, or nothing',
  CheckInCard: 'asks as a member; CheckInLater is shown',
  CheckInThreshold: 'a ThresholdNotice for the answers of a day',
  RecentThreshold: 'a ThresholdNotice for the saved logs of a day',
  ThresholdNotice: 'asks for the member’s card; CallNumbers is shown',
  LineCard: 'asks for the member’s link; Linked and NotLinked are shown',
  UnlinkDialog: 'a Dialog around UnlinkWords; the browser tests of LINE look at it',
  PopupsLater: 'fetches Popups',
  Popups: 'asks the service; draws PopupDialog or PopupCard',
  PopupDialog:
    'a Dialog that the gallery opens with a button; its picture and buttons are those of PopupCard',
  ChatSheet: 'asks for the member’s cases; the tests of the chat look at it',
};

const files = ROOMS.flatMap((room) =>
  globSync('**/*.tsx', { cwd: fileURLToPath(room) })
    .filter((file) => !/\.(test|fixture|gallery)\.tsx$/.test(file))
    .map((file) => new URL(file, room)),
);

/** What a file exports to be drawn. */
async function componentsOf(file: URL): Promise<[string, unknown][]> {
  const exported: Record<string, unknown> = await import(file.href);
  return Object.values(exported)
    .filter((value) => typeof value === 'function' && /^[A-Z]/.test(value.name))
    .map((value) => [(value as () => unknown).name, value]);
}

const parts = PART_GALLERY_GROUPS.flatMap((group) => group.parts);
const states = parts.flatMap((part) => Object.entries(part.states));
const draw = (state: ReactNode) => {
  noteElements(state);
  return drawOnPage(state, {}, '/dev/parts');
};

describe('この窓口の部品の見本', () => {
  beforeEach(() => drawn.clear());

  it('機能が分け合う部品は、どれも見本のどこかに描かれているか、描けない訳がある', async () => {
    for (const [, state] of states) draw(state);
    const found = (await Promise.all(files.map(componentsOf))).flat();
    expect(found.length).toBeGreaterThan(40);
    const missing = found.filter(([, part]) => !drawn.has(part)).map(([name]) => name);
    expect(missing.filter((name) => !Object.hasOwn(NOT_SHOWN, name))).toEqual([]);
    // A reason that is no longer needed goes.
    expect(Object.keys(NOT_SHOWN).filter((name) => !missing.includes(name))).toEqual([]);
  });

  it.each(parts.filter(({ room }) => room === 'page'))(
    '$noun は、どのようすにも見出し1が一つある',
    (part) => {
      for (const state of Object.values(part.states)) expect(draw(state).match(/<h1/g)).toHaveLength(1);
    },
  );

  it.each(parts.filter(({ room }) => room !== 'page'))('$noun は、見出し1を持たない', (part) => {
    for (const state of Object.values(part.states)) expect(draw(state)).not.toContain('<h1');
  });
});
