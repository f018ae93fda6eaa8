import { mailIdOf } from '@hidamari/adapters/mail/port';
import { describe, expect, it } from 'vitest';
import { readBounces } from './read-bounces.ts';

const DSN = (action: string, status: string) => `Return-Path: <>
From: MAILER-DAEMON@mx.example.org
To: support@example.org
Message-ID: <20261128.notice@mx.example.org>
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

<hanako@example.jp>: host mx.example.jp said: 550 5.1.1 user unknown

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org
Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0900

Final-Recipient: rfc822; hanako@example.jp
Original-Recipient: rfc822;hanako@example.jp
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1
 user unknown

--b
Content-Type: text/rfc822-headers

From: support@example.org
Message-ID:
 <${mailIdOf('inquiry-answer:1')}@example.org>
Subject: x

--b--
`;

const SES = {
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bouncedRecipients: [{ emailAddress: 'taro@example.jp', status: '5.1.1' }],
  },
  mail: { headers: [{ name: 'Message-ID', value: '<abc@example.org>' }] },
};

describe('あとから届く、受け取られなかったという知らせ', () => {
  it.each(['\n', '\r\n'])(
    'メールサーバーの知らせから、だれに、どのメールが届かなかったかを読む（改行 %j）',
    (end) => {
      expect(readBounces(DSN('failed', '5.1.1').replaceAll('\n', end))).toEqual([
        {
          recipient: 'hanako@example.jp',
          status: '5.1.1',
          messageId: `${mailIdOf('inquiry-answer:1')}@example.org`,
        },
      ]);
    },
  );

  it.each([
    ['遅れているだけ', DSN('delayed', '4.4.1')],
    ['届いた', DSN('delivered', '2.0.0')],
    ['いまは受け取れない', DSN('failed', '4.2.2')],
    ['だれかの返事', 'From: hanako@example.jp\n\nありがとうございます。\n'],
    ['なにもない', ''],
    ['壊れた', '{"Message": "{'],
    ['一時的な', JSON.stringify({ ...SES, bounce: { ...SES.bounce, bounceType: 'Transient' } })],
    ['苦情の', JSON.stringify({ ...SES, notificationType: 'Complaint' })],
  ])('%s知らせの場合、断られたとはしない', (_, notice) => {
    expect(readBounces(notice)).toEqual([]);
  });

  it('Amazon SESの知らせを、そのままでも、SNSに包まれていても読む', () => {
    const expected = [{ recipient: 'taro@example.jp', status: '5.1.1', messageId: 'abc@example.org' }];
    expect(readBounces(JSON.stringify(SES))).toEqual(expected);
    expect(readBounces(JSON.stringify({ Type: 'Notification', Message: JSON.stringify(SES) }))).toEqual(
      expected,
    );
  });
});
