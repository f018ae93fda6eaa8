import { CONSULTATION_OWN_CALLS } from './consultation-own-calls.ts';
import type { OwnCall } from './own-call.ts';

/** The closed list of our additions; every other endpoint is the specification's. */
export const OWN_CALLS: readonly OwnCall[] = [
  {
    name: 'search',
    reason:
      "G134's one box over the whole library: the content service's own search knows neither synonyms nor our services, and the words must not stand in an address.",
  },
  {
    name: 'endIdleSession',
    reason:
      'G35 signs out a browser that nobody uses; the logout of section 7 would end the other devices of somebody who is using them.',
  },
  {
    name: 'createAccount',
    reason: 'Step two of sign-up is our own page: phone number, e-mail and password make the common ID.',
  },
  {
    name: 'readAccountSecurity',
    reason: "Specification section 1's sign-in has second factors: a member sees which one is on.",
  },
  {
    name: 'proveAccount',
    reason:
      'A change of how somebody signs in asks for the present password again: a session alone never suffices.',
  },
  {
    name: 'proveAccountByCode',
    reason: 'Who has a second factor shows it too before it can be changed or turned off.',
  },
  {
    name: 'beginAuthenticator',
    reason: 'Section 4 lets an authenticator app answer a sign-in: here a member sets one up.',
  },
  {
    name: 'confirmAuthenticator',
    reason: 'An authenticator app is asked for only after it has shown its first right code.',
  },
  {
    name: 'beginSmsFactor',
    reason: 'Section 4 lets a code by SMS answer a sign-in: the number is tried before it is relied on.',
  },
  {
    name: 'confirmSmsFactor',
    reason: 'The code of that try; from then on one is asked for at each sign-in.',
  },
  {
    name: 'dropSecondFactor',
    reason: 'What a member has turned on they can turn off, with password and code.',
  },
  {
    name: 'listDevices',
    reason: 'Section 9 names a device list of 60 a page: the devices that are not asked for a code.',
  },
  {
    name: 'forgetDevice',
    reason: 'A device that was lost or given away must be asked for a code again.',
  },
  {
    name: 'signOutEverywhere',
    reason: 'A member who fears that somebody else is signed in ends every session at once.',
  },
  {
    name: 'declareResidence',
    reason: 'Chofu members confirm that they live or are treated in the city before they may sign up.',
  },
  {
    name: 'listConsents',
    reason: 'A member sees what they agreed to, which version and when (G32, G33), on /account/privacy.',
  },
  {
    name: 'changeConsent',
    reason: 'A consent is taken back as easily as it was given: news mail and data about an illness.',
  },
  {
    name: 'listPrivacyRequests',
    reason: 'A member sees how far their requests for disclosure, correction and stop of use are.',
  },
  {
    name: 'sendPrivacyRequest',
    reason: 'The law gives everybody the right to ask for disclosure, correction and stop of use.',
  },
  {
    name: 'listTrashedTreatmentLogs',
    reason:
      'The delete dialog promises 30 days to take a log back (G68): the member sees what can still be taken.',
  },
  {
    name: 'readLogCharts',
    reason:
      'People look before they read: the list page draws symptoms, measurements and test values over time, and needs their series, not a year of whole logs.',
  },
  {
    name: 'restoreTreatmentLog',
    reason: 'The delete dialog promises 30 days to take a log back (G68): this is how it is taken back.',
  },
  {
    name: 'readNextVisit',
    reason:
      'The page of a log shows the answers of the visit it is tied to, also beyond the past three (G69).',
  },
  {
    name: 'updateNextVisit',
    reason: 'A visit is put off and questions come to mind later (G69): the specification only creates one.',
  },
  {
    name: 'deleteNextVisit',
    reason: 'A visit that was written by mistake, or that fell away, can be taken out again (G69).',
  },
  {
    name: 'readPrintedSheets',
    reason:
      'The screen /treatment-logs/print shows the pages that are printed (G70); the list has no call for them.',
  },
  {
    name: 'issuePrintFile',
    reason: 'The same pages as a file (G70): a telephone keeps and sends a PDF, and seldom prints.',
  },
  {
    name: 'beginAddressChange',
    reason:
      'A member changes number or address of the common ID (G45): the new one is proven by a code first.',
  },
  {
    name: 'confirmAddressChange',
    reason: 'The code proves the new number or address; the old one is told.',
  },
  {
    name: 'staffLogin',
    reason:
      'Staff sign in with accounts of their own (G42): the specification names the login and none of its calls.',
  },
  {
    name: 'staffSecondFactor',
    reason: 'Staff always show a second factor (G42); this is its step.',
  },
  {
    name: 'staffSetUp',
    reason: 'The first login of a staff account sets its password and its authenticator (G42).',
  },
  {
    name: 'staffLogout',
    reason: 'Staff leave the desk, and with it what they began in a member’s place (G42).',
  },
  {
    name: 'staffMe',
    reason: 'The desk says who is signed in and what they did last (G140).',
  },
  {
    name: 'chooseDeskAlerts',
    reason:
      'Each person of staff chooses by what the desk calls for their attention, and it stays so (G119).',
  },
  {
    name: 'findMembers',
    reason: 'A concierge chooses the member by an exact handle (G42); every search is recorded (F46).',
  },
  {
    name: 'beginActing',
    reason: 'A concierge gives a reason and works in the member’s place for thirty minutes (G42).',
  },
  {
    name: 'endActing',
    reason: 'A concierge ends the work in the member’s place before its time is over (G42).',
  },
  ...CONSULTATION_OWN_CALLS,
  {
    name: 'readHandover',
    reason:
      'G82 to G86: before anything leaves the house the page says what would be given and whether a first use is left.',
  },
  {
    name: 'issueHandoverToken',
    reason: 'G82 to G85: the other partners are passed a member by a token too; section 7 names one alone.',
  },
  {
    name: 'redeemHandover',
    reason:
      'G86 wants a token that works once: the partner’s server turns it in, and only we can know whether it was used.',
  },
  {
    name: 'listHandovers',
    reason:
      'The law lets everybody see what of theirs was given to whom (APPI art. 33), on /account/privacy.',
  },
  {
    name: 'listAccessDiary',
    reason: 'Every act of staff is shown to the member in 「だれが見たか」 (G42, F46).',
  },
  {
    name: 'transferState',
    reason: 'The page of the move draws itself on the server, and the check of the specification is no read.',
  },
  { name: 'transfer', reason: 'The specification checks whether an account can move (G40), and moves none.' },
  {
    name: 'sendTransferCode',
    reason: 'An account that becomes the common ID needs a proven number: this takes it and sends the code.',
  },
  { name: 'resendTransferCode', reason: 'A code of the move that did not arrive is sent again.' },
  { name: 'checkTransferCode', reason: 'The code of the move proves the number of the common ID.' },
  {
    name: 'joinCommonId',
    reason: 'Whoever has a common ID already shows it at the hosted login while the move waits (G40).',
  },
  { name: 'leaveTransferStep', reason: 'A wrong number or the wrong way is corrected: back to the choice.' },
  {
    name: 'confirmEntries',
    reason: 'The first login of a member whom staff registered shows what was entered (G43): kept once.',
  },
  { name: 'updatedTerms', reason: 'U-E09 asks for consent to new texts (G32): which, and of which day.' },
  { name: 'agreeToTerms', reason: 'The new consent of U-E09 is kept with version and day (G32, G112).' },
  { name: 'declineTerms', reason: 'Nobody has to agree in order to leave (G112).' },
  {
    name: 'readContactThreshold',
    reason:
      'G75: an entry is held against what the member’s own hospital said, and the number to call is shown.',
  },
  {
    name: 'saveContactThreshold',
    reason: 'G75: the member copies what the hospital said, with its numbers, and corrects it later.',
  },
  {
    name: 'deleteContactThreshold',
    reason:
      'G75: what a hospital said may hold no longer; a card that is out of date must not go on speaking.',
  },
  {
    name: 'describeMyData',
    reason: 'The screen of one’s own data says how much a download would hold (G136).',
  },
  {
    name: 'prepareExport',
    reason: 'A member takes their own data along as a ZIP, after the password was asked for again (G136).',
  },
  {
    name: 'restoreRows',
    reason: 'What was exported can be read back in (G136), in parts that can be stopped and gone on with.',
  },
  { name: 'switchMember', reason: 'One account may own several members (G44): this goes on as another.' },
  {
    name: 'readLogCalendar',
    reason:
      'The month calendar of the list (U-T01) needs the days of a month, and the list of section 3 answers twenty logs.',
  },
  {
    name: 'readCheckIn',
    reason: 'The daily one-tap answer (G60) shows what was tapped today; which day that is the server says.',
  },
  {
    name: 'saveCheckIn',
    reason:
      'The daily one-tap answer (G60) is one log a day on every device: a created log of its own for each tap would be many.',
  },
  {
    name: 'readDraftKey',
    reason: 'G67 keeps drafts on the device, unreadable without a login: the key for them comes with one.',
  },
  {
    name: 'listClosures',
    reason: 'G7: staff enter days off at the desk, and see beside them what the content service announces.',
  },
  { name: 'addClosure', reason: 'G7: a day off that comes suddenly must be read by members at once.' },
  { name: 'removeClosure', reason: 'G7: a day off that falls away must not keep members from calling.' },
  {
    name: 'readClosedDays',
    reason: 'G7: a page that stands open since before a day off was entered must not go on saying 受付中.',
  },
  {
    name: 'listCannedAnswers',
    reason: 'G140: supporters begin an answer with sentences that were weighed beforehand.',
  },
  { name: 'addCannedAnswer', reason: 'G140: who answers for the words writes such a sentence.' },
  { name: 'changeCannedAnswer', reason: 'G140: and corrects it, over the version that was read.' },
  {
    name: 'readMonitorRegistration',
    reason: 'G87: /treatment/monitor/registration-request shows how far a registration in the panel is.',
  },
  {
    name: 'saveMonitorRegistration',
    reason: 'G87: a member asks to be registered in the panel, and corrects what they wrote.',
  },
  {
    name: 'changeMonitorState',
    reason: 'G87: whoever stands in the panel pauses, goes on and stops at any time, without a reason.',
  },
  {
    name: 'listMonitorRegistrations',
    reason: 'G87: 申請中 becomes 登録 by somebody of the desk, who reads the requests.',
  },
  { name: 'registerMonitor', reason: 'G87: the desk registers a request.' },
  { name: 'endMonitor', reason: 'G87: or ends it, with words that its member reads.' },
  { name: 'deleteCannedAnswer', reason: 'G140: a sentence that no longer holds must not be offered.' },
  {
    name: 'readLineLink',
    reason:
      'G54: LINE answers to the server, not to the page: /line/complete asks how it went, and /line/confirmation whether its token still lives.',
  },
];
