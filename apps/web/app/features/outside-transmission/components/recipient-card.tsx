import type { NamedRecipient } from '@hidamari/domain/outside-transmission';
import { Card } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';

/** One text as it is, several as a list. */
function Lines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 1) return texts[0];
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** One recipient: who, what, what for, and how to refuse (Telecommunications Business Act, article 27-12; G148). */
export function RecipientCard({ recipient, children }: { recipient: NamedRecipient; children?: ReactNode }) {
  const id = `outside-${recipient.id}`;
  const isAsked = recipient.kind === 'measurement' || recipient.kind === 'chat';
  return (
    <Card as="section" labelledBy={id}>
      <div className="outside-card">
        <div className="outside-card-head">
          <SectionHeading level={3} size="small" id={id}>
            {recipient.title}
          </SectionHeading>
          {isAsked ? <Tag>{recipient.isInUse ? '使っています' : 'いまは使っていません'}</Tag> : null}
        </div>
        <DefinitionList
          items={[
            { term: '送り先', description: <Lines texts={recipient.recipients} /> },
            { term: '送るもの', description: <Lines texts={recipient.sent} /> },
            { term: '目的', description: recipient.purpose },
            { term: '断りかた', description: recipient.refusal },
          ]}
        />
        {children}
      </div>
    </Card>
  );
}
