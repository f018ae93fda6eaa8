import type { Access } from '../endpoint/index.ts';

/** A call that the specification's list does not have. */
interface OwnCall {
  /** Method and path, as `GET /treatment-logs/trash`. */
  call: string;
  access: Access;
  /** Why the product needs it. */
  reason: string;
}

/**
 * Our additions by who may make them, with the reason of each. Method, path and access are said here apart from the endpoint
 * and compared with it: neither an address, which open pages know, nor who gets in is changed by the way. Of the calls of
 * consultations the specification names the list of cases, the chat widget and the concierge login, and none behind them
 * (G90, G126, G140).
 */
const BY_ACCESS: Readonly<Partial<Record<Access, Readonly<Record<string, string>>>>> = {
  none: {
    'POST /sign-up/residence':
      'Chofu members confirm that they live or are treated in the city before they may sign up.',
    'POST /desk/login':
      'Staff sign in with accounts of their own (G42): the specification names the login and none of its calls.',
    'POST /desk/login/second-factor': 'Staff always show a second factor (G42); this is its step.',
    'POST /desk/login/set-up':
      'The first login of a staff account sets its password and its authenticator (G42).',
    'POST /handovers/redemptions':
      'G86 wants a token that works once: the partner’s server turns it in, and only we can know whether it was used.',
    'GET /closed-days':
      'G7: a page that stands open since before a day off was entered must not go on saying 受付中.',
  },
  either: {
    'POST /search':
      "G134's one box over the whole library: the content service's own search knows neither synonyms nor our services, and the words must not stand in an address.",
    'POST /email/consultation': 'G122: whoever is no member of the municipality yet consults by mail too.',
    'GET /hi/hosted-login/transfer':
      'The page of the move draws itself on the server, and the check of the specification is no read.',
    'GET /hi/hosted-login/terms': 'U-E09 asks for consent to new texts (G32): which, and of which day.',
    'PUT /hi/hosted-login/terms': 'The new consent of U-E09 is kept with version and day (G32, G112).',
    'DELETE /hi/hosted-login/terms': 'Nobody has to agree in order to leave (G112).',
  },
  challenge: {
    'POST /sign-up/account':
      'Step two of sign-up is our own page: phone number, e-mail and password make the common ID.',
    'POST /hi/hosted-login/transfer':
      'The specification checks whether an account can move (G40), and moves none.',
    'POST /hi/hosted-login/transfer/number':
      'An account that becomes the common ID needs a proven number: this takes it and sends the code.',
    'POST /hi/hosted-login/transfer/number/code': 'A code of the move that did not arrive is sent again.',
    'PUT /hi/hosted-login/transfer/number': 'The code of the move proves the number of the common ID.',
    'POST /hi/hosted-login/transfer/login':
      'Whoever has a common ID already shows it at the hosted login while the move waits (G40).',
    'DELETE /hi/hosted-login/transfer/step':
      'A wrong number or the wrong way is corrected: back to the choice.',
  },
  member: {
    'POST /logout/idle':
      'G35 signs out a browser that nobody uses; the logout of section 7 would end the other devices of somebody who is using them.',
    'GET /account-security':
      "Specification section 1's sign-in has second factors: a member sees which one is on.",
    'POST /account-security/proof':
      'A change of how somebody signs in asks for the present password again: a session alone never suffices.',
    'PUT /account-security/proof':
      'Who has a second factor shows it too before it can be changed or turned off.',
    'POST /account-security/app':
      'Section 4 lets an authenticator app answer a sign-in: here a member sets one up.',
    'PUT /account-security/app':
      'An authenticator app is asked for only after it has shown its first right code.',
    'POST /account-security/sms':
      'Section 4 lets a code by SMS answer a sign-in: the number is tried before it is relied on.',
    'PUT /account-security/sms': 'The code of that try; from then on one is asked for at each sign-in.',
    'DELETE /account-security/factors':
      'What a member has turned on they can turn off, with password and code.',
    'GET /account-security/devices':
      'Section 9 names a device list of 60 a page: the devices that are not asked for a code.',
    'DELETE /account-security/devices/{device_key}':
      'A device that was lost or given away must be asked for a code again.',
    'POST /account-security/sign-out-everywhere':
      'A member who fears that somebody else is signed in ends every session at once.',
    'GET /account/consents':
      'A member sees what they agreed to, which version and when (G32, G33), on /account/privacy.',
    'PUT /account/consents/{kind}':
      'A consent is taken back as easily as it was given: news mail and data about an illness.',
    'GET /account/privacy-requests':
      'A member sees how far their requests for disclosure, correction and stop of use are.',
    'POST /account/privacy-requests':
      'The law gives everybody the right to ask for disclosure, correction and stop of use.',
    'GET /treatment-logs/trash':
      'The delete dialog promises 30 days to take a log back (G68): the member sees what can still be taken.',
    'GET /treatment-logs/charts':
      'People look before they read: the list page draws symptoms, measurements and test values over time, and needs their series, not a year of whole logs.',
    'PUT /treatment-logs/{id}/restore':
      'The delete dialog promises 30 days to take a log back (G68): this is how it is taken back.',
    'GET /next-visits/{id}':
      'The page of a log shows the answers of the visit it is tied to, also beyond the past three (G69).',
    'PUT /next-visits/{id}':
      'A visit is put off and questions come to mind later (G69): the specification only creates one.',
    'DELETE /next-visits/{id}':
      'A visit that was written by mistake, or that fell away, can be taken out again (G69).',
    'GET /treatment-logs/print':
      'The screen /treatment-logs/print shows the pages that are printed (G70); the list has no call for them.',
    'POST /treatment-logs/print-files':
      'The same pages as a file (G70): a telephone keeps and sends a PDF, and seldom prints.',
    'POST /account-security/address':
      'A member changes number or address of the common ID (G45): the new one is proven by a code first.',
    'PUT /account-security/address': 'The code proves the new number or address; the old one is told.',
    'GET /consultations': '/questions lists the member’s cases (G90).',
    'GET /consultations/{id}': 'A case with its summary is read on /questions?case_id= (G90, G91).',
    'GET /consultations/{id}/messages':
      'The conversation lies on the server, so every device catches up by its number.',
    'POST /consultations': 'A member asks by chat, or by mail in a municipality (G122, G126).',
    'GET /consultations/picture-urls':
      'A message may carry pictures; they are sent as those of a log are (G65).',
    'POST /consultations/{id}/messages':
      'The built-in chat (G126): a message is stored before it is answered.',
    'PUT /consultations/{id}/marks': 'Whoever writes sees that it arrived and was read.',
    'POST /consultations/{id}/corrections':
      'The member contradicts or completes the summary; both versions are kept.',
    'PUT /consultations/{id}/sharing':
      'Supporters see a member’s card only with consent, which can be taken back (G42).',
    'GET /treatment-logs/unread-comments':
      'G72: the header counts supporters’ comments that nobody has read yet.',
    'GET /consultations/{id}/survey-address':
      'G90 shows a survey link beside each finished case, and only the server can sign one (G91).',
    'GET /handovers/{partner}':
      'G82 to G86: before anything leaves the house the page says what would be given and whether a first use is left.',
    'GET /handovers/{partner}/verification-token':
      'G82 to G85: the other partners are passed a member by a token too; section 7 names one alone.',
    'GET /account/handovers':
      'The law lets everybody see what of theirs was given to whom (APPI art. 33), on /account/privacy.',
    'GET /account/access-diary': 'Every act of staff is shown to the member in 「だれが見たか」 (G42, F46).',
    'POST /account/entries-confirmation':
      'The first login of a member whom staff registered shows what was entered (G43): kept once.',
    'GET /contact-threshold':
      'G75: an entry is held against what the member’s own hospital said, and the number to call is shown.',
    'PUT /contact-threshold':
      'G75: the member copies what the hospital said, with its numbers, and corrects it later.',
    'DELETE /contact-threshold':
      'G75: what a hospital said may hold no longer; a card that is out of date must not go on speaking.',
    'GET /my-data': 'The screen of one’s own data says how much a download would hold (G136).',
    'POST /my-data/exports':
      'A member takes their own data along as a ZIP, after the password was asked for again (G136).',
    'POST /my-data/imports':
      'What was exported can be read back in (G136), in parts that can be stopped and gone on with.',
    'POST /account/switch': 'One account may own several members (G44): this goes on as another.',
    'GET /treatment-logs/calendar':
      'The month calendar of the list (U-T01) needs the days of a month, and the list of section 3 answers twenty logs.',
    'GET /treatment-logs/check-in':
      'The daily one-tap answer (G60) shows what was tapped today; which day that is the server says.',
    'PUT /treatment-logs/check-in':
      'The daily one-tap answer (G60) is one log a day on every device: a created log of its own for each tap would be many.',
    'GET /treatment-logs/draft-key':
      'G67 keeps drafts on the device, unreadable without a login: the key for them comes with one.',
    'GET /monitor-registration':
      'G87: /treatment/monitor/registration-request shows how far a registration in the panel is.',
    'PUT /monitor-registration':
      'G87: a member asks to be registered in the panel, and corrects what they wrote.',
    'POST /monitor-registration/state':
      'G87: whoever stands in the panel pauses, goes on and stops at any time, without a reason.',
    'GET /line/link-status':
      'G54: LINE answers to the server, not to the page: /line/complete asks how it went, and /line/confirmation whether its token still lives.',
  },
  staff: {
    'POST /desk/logout': 'Staff leave the desk, and with it what they began in a member’s place (G42).',
    'GET /desk/me': 'The desk says who is signed in and what they did last (G140).',
    'PUT /desk/alerts':
      'Each person of staff chooses by what the desk calls for their attention, and it stays so (G119).',
    'POST /desk/members/search':
      'A concierge chooses the member by an exact handle (G42); every search is recorded (F46).',
    'POST /desk/acting':
      'A concierge gives a reason and works in the member’s place for thirty minutes (G42).',
    'POST /desk/acting/end': 'A concierge ends the work in the member’s place before its time is over (G42).',
    'GET /desk/inquiries': 'G121: what came by the contact form is answered at the desk.',
    'GET /desk/inquiries/{id}': 'G121: it is read by whoever answers it, and recorded (F46).',
    'PUT /desk/inquiries/{id}/check': 'G119: words that suggest danger are read by two people here too.',
    'PUT /desk/inquiries/{id}/call': 'G119: whoever reads an inquiry with such words calls the other reader.',
    'POST /desk/inquiries/{id}/call/answer': 'G119: and sees who comes.',
    'PUT /desk/inquiries/{id}/holder':
      'G119: an inquiry with words of danger is looked after by somebody, as a case is.',
    'POST /desk/inquiries/{id}/answers': 'G121: and answered, by one person alone.',
    'GET /desk/cases': 'The desk: who waits, since when and by which channel (G140).',
    'GET /desk/cases/{id}': 'The desk: one case; each reading is recorded (F46).',
    'PUT /desk/cases/{id}/reading-reason':
      'The desk: each reading has a reason, and is asked for it where a case is not one’s own (F46).',
    'GET /desk/cases/{id}/card': 'The desk: what the member lets the supporters of a case see (G42, G140).',
    'GET /desk/cases/{id}/messages': 'The desk: the earlier part of a long conversation.',
    'POST /desk/cases/{id}/take': 'The desk: one supporter looks after a case, and two never answer at once.',
    'POST /desk/cases/{id}/hand-over': 'The desk: a case goes to a colleague or back to the queue.',
    'GET /desk/colleagues': 'The desk: whom a case can be handed to.',
    'GET /desk/cases/{id}/attachables': 'The desk: articles and services that go with an answer (G90, G140).',
    'POST /desk/cases/{id}/replies': 'The desk: the answer to the member (G140).',
    'PUT /desk/cases/{id}/marks': 'The desk: the member sees that the message was read.',
    'POST /desk/cases/{id}/notes': 'The desk: what colleagues have to know, and no member reads on a screen.',
    'POST /desk/cases/{id}/second-check':
      'The desk: words that suggest danger are read by two people (G119).',
    'GET /desk/presence': 'The desk in a crisis: who else could be the second reader now (G119).',
    'GET /desk/waiting':
      'The desk calls for attention in a tab that nobody looks at: how many wait, and who calls (G119).',
    'PUT /desk/cases/{id}/calls/{whom}':
      'The desk in a crisis: a second reader or the person in charge is called by one press (G119).',
    'PUT /desk/inquiries/{id}/on-call':
      'The desk in a crisis: a form or a mail reaches whoever is on call by one press (G119).',
    'POST /desk/cases/{id}/calls/{whom}/answer': 'The desk in a crisis: the caller sees who comes (G119).',
    'POST /desk/cases/{id}/first-aid':
      'The desk in a crisis: a fixed sentence goes out before the second reader is there (G119).',
    'POST /desk/cases/{id}/phone':
      'The desk in a crisis: the exception that the service page names, recorded and told to the member.',
    'PUT /desk/cases/{id}/title': 'The desk: a name by which the member finds the case again.',
    'POST /desk/cases/{id}/close': 'The desk: a case ends with a summary for the member (G90, G140).',
    'GET /desk/call-backs': 'The desk keeps the calls that the voice guide promised (G8, G127).',
    'POST /desk/call-backs': 'The desk: what was left on the voice guide is written down (G127).',
    'PUT /desk/call-backs/{id}': 'The desk: whether the promised call was kept.',
    'GET /desk/cases/{id}/logs':
      'The desk: the logs that the member of a case shares, each reading recorded (G42, F46).',
    'GET /desk/cases/{id}/logs/{log_id}': 'The desk: one of them in full.',
    'POST /desk/cases/{id}/logs/{log_id}/comments': 'The desk: the reply comment that G72 marks as read.',
    'POST /desk/cases': 'The desk: a call becomes a case by the talk number read out (G92).',
    'GET /desk/surveys/report':
      'The desk: what the answers come to, since somebody has to learn from them (G101).',
    'GET /desk/surveys/contacts':
      'The desk: who asked in a survey to hear from whoever is responsible (G101).',
    'POST /desk/surveys/contacts/{id}/contacted':
      'The desk: that they were called back, so that nobody is twice.',
    'GET /desk/closures':
      'G7: staff enter days off at the desk, and see beside them what the content service announces.',
    'POST /desk/closures': 'G7: a day off that comes suddenly must be read by members at once.',
    'DELETE /desk/closures/{id}': 'G7: a day off that falls away must not keep members from calling.',
    'GET /desk/canned-answers':
      'G140: supporters begin an answer with sentences that were weighed beforehand.',
    'POST /desk/canned-answers': 'G140: who answers for the words writes such a sentence.',
    'PUT /desk/canned-answers/{id}': 'G140: and corrects it, over the version that was read.',
    'GET /desk/monitor-registrations':
      'G87: 申請中 becomes 登録 by somebody of the desk, who reads the requests.',
    'POST /desk/monitor-registrations/{id}/register': 'G87: the desk registers a request.',
    'POST /desk/monitor-registrations/{id}/end': 'G87: or ends it, with words that its member reads.',
    'DELETE /desk/canned-answers/{id}': 'G140: a sentence that no longer holds must not be offered.',
  },
};

/** The closed list of our additions; every other endpoint is the specification's. */
export const OWN_CALLS: readonly OwnCall[] = Object.entries(BY_ACCESS).flatMap(([access, calls]) =>
  Object.entries(calls).map(([call, reason]) => ({ call, access: access as Access, reason })),
);
