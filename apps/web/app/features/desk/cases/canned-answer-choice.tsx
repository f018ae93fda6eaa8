import type { CannedAnswer } from '@hidamari/contract/canned-answers';
import { cannedAnswersByTopic } from '@hidamari/domain/canned-answers';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { Fold } from '@hidamari/ui/fold';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { cannedAnswersQuery } from './desk-queries.ts';

interface CannedAnswerChoiceProps {
  /** The desk that answers: an answer kept for another one is not offered. */
  variant: VariantKey;
  /** Puts the text below what is written. */
  onChosen(text: string): void;
}

/** 言い回しから選ぶ: sentences to begin an answer with, read in full before one is taken (G140). */
export function CannedAnswerChoice({ variant, onChosen }: CannedAnswerChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" size="small" icon="list" onClick={() => setOpen(true)}>
        言い回しから選ぶ
      </Button>
      <Dialog isOpen={isOpen} onClose={close} shape="panel" title="言い回しを選んでください">
        {isOpen ? (
          <Answers
            variant={variant}
            onChosen={(text) => {
              close();
              onChosen(text);
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function Answers({ variant, onChosen }: CannedAnswerChoiceProps) {
  const query = useQuery(cannedAnswersQuery(browserApi()));
  if (query.isError)
    return (
      <PartFailed what="言い回し" onReload={() => void query.refetch()} isReloading={query.isFetching} />
    );
  if (!query.data) return <Skeleton shape="lines" count={6} what="言い回し" />;
  const offered = query.data.data.filter((answer) => answer.variant === null || answer.variant === variant);
  if (offered.length === 0) return <p>言い回しは、まだありません。</p>;
  return (
    <div className="grid gap-8">
      {cannedAnswersByTopic(offered).map(({ label, answers }) => (
        <section key={label} className="grid gap-1" aria-label={label}>
          <SectionHeading size="small">{label}</SectionHeading>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} onChosen={onChosen} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Answer({ answer, onChosen }: { answer: CannedAnswer; onChosen(text: string): void }) {
  return (
    <Fold summary={answer.title}>
      <div className="grid justify-items-start gap-3">
        <p className="desk-words">{answer.text}</p>
        <Button kind="plain" size="small" icon="plus" onClick={() => onChosen(answer.text)}>
          この文を入れる
        </Button>
      </div>
    </Fold>
  );
}
