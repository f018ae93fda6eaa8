import './flow-layout.css';
import { Container } from '@hidamari/ui/container';
import { type DrawingName, Illustration } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { StepLine } from '@hidamari/ui/steps';
import type { ReactNode } from 'react';
import { AfterHoursLater } from '../../../parts/after-hours/after-hours-later.tsx';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';

/** The steps of sign-up, as the line above each of its pages names them. */
const SIGN_UP_STEPS = ['ご利用の確認', '電話番号とパスワード', '確認コード', '登録する内容', '完了'] as const;

interface FlowLayoutProps {
  title: string;
  lead: ReactNode;
  /** Step of sign-up, 1 to 5; pages outside sign-up have none. */
  step?: 1 | 2 | 3 | 4 | 5;
  /**
   * An entrance greets: its picture and heading stand beside the doors, and whoever comes while nobody answers is shown what
   * helps. Every other page has none.
   */
  drawing?: DrawingName;
  help: string;
  helpNote?: string;
  children: ReactNode;
}

/** A page of a way in: where one is, one heading, one task, and the telephone below it or, on a wide window, beside. */
export function FlowLayout({ title, lead, step, drawing, help, helpNote, children }: FlowLayoutProps) {
  return (
    <Container className={drawing ? 'flow-layout flow-layout-entrance' : 'flow-layout'}>
      <div className="flow-layout-head">
        {drawing ? <Illustration drawing={drawing} /> : null}
        {step ? (
          <StepLine current={step} total={SIGN_UP_STEPS.length} name={SIGN_UP_STEPS[step - 1] ?? ''} />
        ) : null}
        <PageHeading lead={lead}>{title}</PageHeading>
      </div>
      <div className="flow-layout-task">{children}</div>
      <div className="flow-layout-help">
        <HelpByPhone title={help} {...(helpNote && { note: helpNote })} />
        {drawing ? <AfterHoursLater /> : null}
      </div>
    </Container>
  );
}

/** The telephone beside every step of getting in: for when a step does not work (G129). */
function HelpByPhone({ title, note }: { title: string; note?: string }) {
  return (
    <section className="help-by-phone" aria-labelledby="help-by-phone">
      <SectionHeading size="small" id="help-by-phone">
        {title}
      </SectionHeading>
      <DeskCallBox />
      {note ? <p className="ui-meta">{note}</p> : null}
    </section>
  );
}
