import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import { AddressFields } from '../../shell/forms/address-fields.tsx';
import type { FormFields } from '../../shell/forms/portal-form.ts';
import type { PersonValues } from './person-values.ts';

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

interface Props {
  form: FormFields<PersonValues>;
  isPrefectureRequired: boolean;
}

/** ご住所: the fields that fill themselves in from the postal code, and why they are asked. */
export function AddressSection(props: Props) {
  return (
    <PersonFormSection id="part-address" title="ご住所">
      <p className="ui-meta">お住まいの市区町村の制度を案内するときに使います。</p>
      <AddressFields {...props} />
    </PersonFormSection>
  );
}
