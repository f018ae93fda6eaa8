import type { PrivacyRequest } from '@hidamari/contract/privacy';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';

/** 開示・訂正・利用停止のご請求: what may be asked, by when it is answered, what was asked before. */
export function Requests({ requests: atFirst }: { requests: readonly PrivacyRequest[] }) {
  const [requests, setRequests] = useState(atFirst);
  const add = (request: PrivacyRequest) =>
    setRequests((all) => [
      request,
      ...all.filter((other) => other.receipt_number !== request.receipt_number),
    ]);
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="requests">
      <SectionHeading id="requests" size="normal">
        開示・訂正・利用停止のご請求
      </SectionHeading>
      <p>
        お預かりしているあなたの情報について、内容を知る、直す、使うのをやめるよう求めることができます。2週間以内に、お電話かメールでご連絡します。ご本人の確認をお願いすることがあります。
      </p>
      <Card>
        <RequestForm onSent={add} />
      </Card>
      <RequestList requests={requests} />
    </section>
  );
}
