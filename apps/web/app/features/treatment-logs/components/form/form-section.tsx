import { SectionHeading } from '@hidamari/ui/section-heading';
import { type ReactNode, useId } from 'react';

/** One part of the form between hairlines: heading, one soft line, fields. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-8 border-b border-line py-10">
      <div className="grid gap-2">
        <SectionHeading size="normal" id={id}>
          {title}
        </SectionHeading>
        {hint ? <p className="ui-meta">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
