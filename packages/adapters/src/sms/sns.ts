import { InvalidParameterException, PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { limitedCredentials } from '../outgoing/limited-credentials.ts';
import { LimitedHandler, type Limits } from '../outgoing/limited-handler.ts';
import { SnsConfig } from './config.ts';
import { requireJapaneseNumber, SmsRefusedError, type SmsSender } from './port.ts';

/** Its answers are an id or a fault. */
const LIMITS: Limits = { connectMs: 5_000, silentMs: 10_000, wholeMs: 10_000, mostBytes: 100_000 };

/** Sends through Amazon SNS, as transactional messages (delivery before price). */
export function createSnsSms(settings: SnsConfig = {}, limits: Limits = LIMITS): SmsSender {
  const { endpoint, region } = SnsConfig.parse(settings);
  const place = region === undefined ? {} : { region };
  const client = new SNSClient({
    maxAttempts: 2,
    credentials: limitedCredentials((given) => new SNSClient({ ...place, ...given }), limits),
    requestHandler: new LimitedHandler(limits),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...place,
  });
  return {
    send: async ({ to, text }, signal) => {
      requireJapaneseNumber(to);
      const command = new PublishCommand({
        PhoneNumber: to,
        Message: text,
        MessageAttributes: {
          'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
        },
      });
      try {
        await client.send(command, signal === undefined ? {} : { abortSignal: signal });
      } catch (error) {
        // The service refuses the number itself; everything else (throttling, login, network) may pass.
        if (error instanceof InvalidParameterException) throw new SmsRefusedError('sns-invalid-parameter');
        throw error;
      }
    },
    close: async () => client.destroy(),
  };
}
