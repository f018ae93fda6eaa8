import type { OwnCall } from './own-call.ts';

/**
 * The calls of consultations: the specification names the list of cases, the chat widget and the concierge login, and
 * no call behind them (G90, G126, G140).
 */
export const CONSULTATION_OWN_CALLS: readonly OwnCall[] = [
  {
    name: 'sendMailConsultation',
    reason: 'G122: whoever is no member of the municipality yet consults by mail too.',
  },
  { name: 'listInquiries', reason: 'G121: what came by the contact form is answered at the desk.' },
  { name: 'readInquiry', reason: 'G121: it is read by whoever answers it, and recorded (F46).' },
  { name: 'checkInquiry', reason: 'G119: words that suggest danger are read by two people here too.' },
  { name: 'callReader', reason: 'G119: whoever reads an inquiry with such words calls the other reader.' },
  { name: 'answerReaderCall', reason: 'G119: and sees who comes.' },
  {
    name: 'takeInquiry',
    reason: 'G119: an inquiry with words of danger is looked after by somebody, as a case is.',
  },
  { name: 'answerInquiry', reason: 'G121: and answered, by one person alone.' },
  { name: 'listConsultations', reason: '/questions lists the member’s cases (G90).' },
  { name: 'readConsultation', reason: 'A case with its summary is read on /questions?case_id= (G90, G91).' },
  {
    name: 'listMessages',
    reason: 'The conversation lies on the server, so every device catches up by its number.',
  },
  { name: 'openConsultation', reason: 'A member asks by chat, or by mail in a municipality (G122, G126).' },
  {
    name: 'issueMessagePictureUploads',
    reason: 'A message may carry pictures; they are sent as those of a log are (G65).',
  },
  { name: 'sendMessage', reason: 'The built-in chat (G126): a message is stored before it is answered.' },
  { name: 'markConsultation', reason: 'Whoever writes sees that it arrived and was read.' },
  {
    name: 'correctSummary',
    reason: 'The member contradicts or completes the summary; both versions are kept.',
  },
  {
    name: 'shareCard',
    reason: 'Supporters see a member’s card only with consent, which can be taken back (G42).',
  },
  { name: 'listQueue', reason: 'The desk: who waits, since when and by which channel (G140).' },
  { name: 'readDeskCase', reason: 'The desk: one case; each reading is recorded (F46).' },
  {
    name: 'giveReadingReason',
    reason: 'The desk: each reading has a reason, and is asked for it where a case is not one’s own (F46).',
  },
  {
    name: 'readMemberCard',
    reason: 'The desk: what the member lets the supporters of a case see (G42, G140).',
  },
  { name: 'listDeskMessages', reason: 'The desk: the earlier part of a long conversation.' },
  { name: 'takeCase', reason: 'The desk: one supporter looks after a case, and two never answer at once.' },
  { name: 'handOverCase', reason: 'The desk: a case goes to a colleague or back to the queue.' },
  { name: 'listColleagues', reason: 'The desk: whom a case can be handed to.' },
  { name: 'listAttachables', reason: 'The desk: articles and services that go with an answer (G90, G140).' },
  { name: 'replyToCase', reason: 'The desk: the answer to the member (G140).' },
  { name: 'markDeskCase', reason: 'The desk: the member sees that the message was read.' },
  {
    name: 'writeCaseNote',
    reason: 'The desk: what colleagues have to know, and no member reads on a screen.',
  },
  { name: 'checkCase', reason: 'The desk: words that suggest danger are read by two people (G119).' },
  {
    name: 'listPresent',
    reason: 'The desk in a crisis: who else could be the second reader now (G119).',
  },
  {
    name: 'readDeskWaiting',
    reason:
      'The desk calls for attention in a tab that nobody looks at: how many wait, and who calls (G119).',
  },
  {
    name: 'callColleague',
    reason: 'The desk in a crisis: a second reader or the person in charge is called by one press (G119).',
  },
  {
    name: 'notifyOnCallOfInquiry',
    reason: 'The desk in a crisis: a form or a mail reaches whoever is on call by one press (G119).',
  },
  { name: 'answerCall', reason: 'The desk in a crisis: the caller sees who comes (G119).' },
  {
    name: 'sendFirstAid',
    reason: 'The desk in a crisis: a fixed sentence goes out before the second reader is there (G119).',
  },
  {
    name: 'openPhoneInDanger',
    reason:
      'The desk in a crisis: the exception that the service page names, recorded and told to the member.',
  },
  { name: 'nameCase', reason: 'The desk: a name by which the member finds the case again.' },
  { name: 'closeCase', reason: 'The desk: a case ends with a summary for the member (G90, G140).' },
  { name: 'listCallBacks', reason: 'The desk keeps the calls that the voice guide promised (G8, G127).' },
  { name: 'addCallBack', reason: 'The desk: what was left on the voice guide is written down (G127).' },
  { name: 'noteCallBack', reason: 'The desk: whether the promised call was kept.' },
  {
    name: 'readUnreadComments',
    reason: 'G72: the header counts supporters’ comments that nobody has read yet.',
  },
  {
    name: 'listSharedLogs',
    reason: 'The desk: the logs that the member of a case shares, each reading recorded (G42, F46).',
  },
  { name: 'readSharedLog', reason: 'The desk: one of them in full.' },
  { name: 'commentOnLog', reason: 'The desk: the reply comment that G72 marks as read.' },
  { name: 'openPhoneCase', reason: 'The desk: a call becomes a case by the talk number read out (G92).' },
  {
    name: 'readCaseSurvey',
    reason: 'G90 shows a survey link beside each finished case, and only the server can sign one (G91).',
  },
  {
    name: 'readSurveyReport',
    reason: 'The desk: what the answers come to, since somebody has to learn from them (G101).',
  },
  {
    name: 'listSurveyContacts',
    reason: 'The desk: who asked in a survey to hear from whoever is responsible (G101).',
  },
  { name: 'markSurveyContact', reason: 'The desk: that they were called back, so that nobody is twice.' },
];
