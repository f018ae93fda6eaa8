import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';

/** One part of a long form of a person: its heading and its fields, one under the other. */
export function PersonFormSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid gap-6">
        <SectionHeading size="normal" id={id}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </Card>
  );
}
