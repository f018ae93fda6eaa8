import type { MailSender } from '@hidamari/adapters/mail/port';
import type { LineSender } from '@hidamari/adapters/messaging/port';
import type { SmsSender } from '@hidamari/adapters/sms/port';
import type { Database } from '../../database/database.ts';
import type { Keys } from '../../encryption/session-keys.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { isLineLinked } from '../members/index.ts';
import { type Deliver, messageHandlers } from './deliver-messages.ts';
import { createMailFates, type MailFates } from './mail-fates.ts';
import { forgetSentMessages } from './sent-messages.repository.ts';

export type { Deliver } from './deliver-messages.ts';
export { letterSender } from './letter-sender.ts';
export type { MailFates } from './mail-fates.ts';
export { saveLineIn, saveMailIn, saveSmsIn } from './save-messages.ts';
export { listLineMessagesTo, listSentMessages } from './sent-messages.repository.ts';
export {
  addressChangedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordTriesMail,
  secondFactorChangedMail,
} from './templates/account-notices.ts';
export { emailCodeMail, passwordCodeMail } from './templates/code-mails.ts';
export {
  confirmationCodeSms,
  mailVerificationMail,
  numberChangedSms,
  numberCodeSms,
  passwordCodeSms,
  signInCodeSms,
} from './templates/code-messages.ts';
export {
  inquiryAnswerMail,
  inquiryReceivedMail,
  mailConsultationReceivedMail,
} from './templates/inquiries.ts';
export type { LinkingSender, MailText } from './templates/letter.ts';
export {
  lineUnlinkedMessage,
  monitorStateMail,
  noticeLine,
  noticeMail,
  onCallMail,
  onCallSms,
  privacyRequestMail,
} from './templates/notices.ts';
export { consultationReceivedMail } from './templates/receipts.ts';
export {
  alreadyRegisteredMail,
  arrivalConfirmationMail,
  notRegisteredMail,
  withdrawalMail,
  withdrawalUndoneMail,
} from './templates/registration.ts';

export interface MailModuleOptions {
  database: Database;
  /** The ones that `composition.ts` picked: real, or keeping messages for /dev/outbox. */
  mail: MailSender;
  sms: SmsSender;
  /** null: none is set up. */
  line: LineSender | null;
  clock: () => Date;
  /** Under which addresses that refused mail are remembered. */
  recipientKeys: Keys;
}

export type MailModule = ModuleWith<'handlers' | 'jobs'> & { deliver: Deliver; fates: MailFates };

const DAYS_KEPT = 30;
/** Days that a refused mail is remembered: longer than an account waits to be looked at. */
const REFUSALS_KEPT = 180;

/** Mail, SMS and LINE messages that follow a change: each is sent once per idempotency key, from the outbox. */
export function createMailModule(options: MailModuleOptions): MailModule {
  const { database, mail, sms, line, clock, recipientKeys } = options;
  const fates = createMailFates(recipientKeys);
  const handlers = messageHandlers({
    ...{ mail, sms, line },
    isLineLinked: (account) => isLineLinked(database, account),
    mailWasTaken: (address) => fates.noteTaken(database, { address, at: clock() }),
    mailWasRefused: (refused) => fates.noteRefused(database, { ...refused, at: clock() }),
  });
  return {
    handlers,
    deliver: handlers,
    fates,
    jobs: [
      {
        name: 'forget-sent-messages',
        dailyAt: '03:40',
        run: (now) => forgetSentMessages(database, new Date(now.getTime() - DAYS_KEPT * 86_400_000)),
      },
      {
        name: 'forget-refused-mails',
        dailyAt: '03:45',
        run: (now) => fates.forgetBefore(database, new Date(now.getTime() - REFUSALS_KEPT * 86_400_000)),
      },
    ],
  };
}
