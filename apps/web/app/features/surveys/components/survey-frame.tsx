import './surveys.css';
import { screenHref } from '@hidamari/domain/screens';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Container } from '@hidamari/ui/container';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { focusQuietly } from '../../../shell/scrolling.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import type { AskedEntry, ClosedBecause, SurveyEntry } from '../use-survey-entry.ts';

type Open = Extract<SurveyEntry, { kind: 'open' }>;

interface SurveyFrameProps {
  title: string;
  asked: AskedEntry;
  /** In place of the questions once they are over. */
  closed: (because: ClosedBecause | null) => ReactNode;
  children: (open: Open) => ReactNode;
}

/** A page of questions from the moment it is opened: asking, failed, not theirs, over, or the questions (G91). */
export function SurveyFrame({ title, asked, closed, children }: SurveyFrameProps) {
  const { entry, isAsking, askAgain } = asked;
  useFocusAfterFailure(entry.kind);
  if (entry.kind === 'closed') return closed(entry.because);
  if (entry.kind === 'refused') return <Elsewhere to={screenHref('/404')} />;
  // Where the consent can be given again, as for every page of what concerns an illness.
  if (entry.kind === 'withheld') return <Elsewhere to={screenHref('/account/privacy')} />;
  return (
    <Container width="narrow" className="pt-4 pb-16">
      {entry.kind === 'open' ? children(entry) : null}
      {entry.kind === 'asking' ? <Opening title={title} /> : null}
      {entry.kind === 'failed' ? (
        <>
          <PageHeading>{title}</PageHeading>
          <PartFailed what="アンケート" onReload={askAgain} isReloading={isAsking} />
        </>
      ) : null}
    </Container>
  );
}

/** Until the questions may be shown; without scripts they never come, and the telephone stands here. */
function Opening({ title }: { title: string }) {
  const { number } = useSupportDesk();
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <noscript>
        <Notice tone="caution">
          <p>アンケートには、ブラウザーのJavaScriptが必要です。ご意見は、お電話でもうかがいます。</p>
          <TelephoneLink number={number} size="normal" />
        </Notice>
      </noscript>
      <div className="survey-waiting">
        <Skeleton shape="lines" count={5} what="アンケート" />
      </div>
    </>
  );
}

/** The button that asked again goes with the failure: the keyboard goes on from the heading above the questions. */
function useFocusAfterFailure(kind: SurveyEntry['kind']): void {
  const before = useRef(kind);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (before.current === 'failed' && kind === 'open' && heading) focusQuietly(heading);
    before.current = kind;
  }, [kind]);
}

/** Leads on from an address where nothing is shown; the way back does not lead here again. */
export function Elsewhere({ to, state }: { to: string; state?: object }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place in a new object is the same place.
  useEffect(() => {
    void navigate(to, { replace: true, ...(state && { state }) });
  }, [to, navigate]);
  return null;
}
