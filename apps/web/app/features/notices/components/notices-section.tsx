import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';

interface NoticesSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the page, with an address of its own. */
export function NoticesSection({ id, title, lead, children }: NoticesSectionProps) {
  return (
    <section id={id} className="grid grid-cols-1 gap-3" aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} size="normal">
        {title}
      </SectionHeading>
      {lead ? <p>{lead}</p> : null}
      {children}
    </section>
  );
}
