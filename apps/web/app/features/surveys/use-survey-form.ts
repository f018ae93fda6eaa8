import {
  answerAdditionalSatisfactionSurveyEndpoint,
  answerAdditionalSurveyEndpoint,
  answerSatisfactionSurveyEndpoint,
} from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import {
  SURVEYS,
  type SurveyAnswer,
  type SurveyAnswers,
  type SurveyId,
  type SurveyPage,
  type SurveyPart,
} from '@hidamari/domain/surveys';
import { useCallback, useMemo, useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { useAction } from '../../shell/forms/use-action.ts';
import { forgetDraft, readDraft, saveDraft, useDraft } from '../../shell/forms/use-draft.ts';
import { usePageData } from '../../shell/page-data.ts';
import type { SurveyLinkParts } from './survey-address.ts';
import { answersOfPage, isPageUnsaved, wordsTooMany } from './survey-answers.ts';
import { useSurveyPage } from './use-survey-page.ts';

export interface SurveyFormOptions {
  survey: SurveyId;
  part: SurveyPart;
  parts: SurveyLinkParts;
  /** The page to go on with: those before it are kept already. */
  nextPage: number;
  /** The last page was taken; what was answered on all of them, as far as this tab knows. */
  onFinished(answers: SurveyAnswers): void;
  /** A save was refused: the survey may have closed meanwhile. */
  onRefused(): void;
}

interface Kept {
  answers: SurveyAnswers;
  /** As they were last taken by the server. */
  saved: SurveyAnswers;
}

const NOTHING: Kept = { answers: {}, saved: {} };

const endpointOf = (survey: SurveyId, part: SurveyPart) => {
  if (part === 'main') return answerSatisfactionSurveyEndpoint;
  return survey === 'life' ? answerAdditionalSatisfactionSurveyEndpoint : answerAdditionalSurveyEndpoint;
};

/**
 * One part of a survey, page by page: each page is sent as it is left, and what was chosen stays in this tab for the way
 * back and for a reload (G101). Nothing is required; whatever a save comes to, everything stays.
 */
export function useSurveyForm(options: SurveyFormOptions) {
  const { survey, part, parts, nextPage } = options;
  const pages = SURVEYS[survey][part];
  const name = `survey:${survey}:${part}:${JSON.stringify(parts)}`;
  const [start] = useState(() => readDraft<Kept>(name) ?? NOTHING);
  const [kept, setKept] = useState(start);
  const [isOver, setOver] = useState(false);
  const steps = useSurveyPage(nextPage, pages.length);
  const page = pages[steps.page - 1] as SurveyPage;
  const checks = useWordsCheck();
  const isUnsaved = !isOver && pages.some((one) => isPageUnsaved(one, kept.answers, kept.saved));
  const unsaved = useRef(isUnsaved);
  unsaved.current = isUnsaved;
  const latest = useRef(kept);
  latest.current = kept;
  useDraft(name, kept, kept !== start && !isOver);

  /** Nothing of it is to be kept or asked about any more. */
  const letGo = () => {
    unsaved.current = false;
    setOver(true);
    forgetDraft(name);
  };
  const savePage = async (): Promise<void> => {
    const answers = answersOfPage(page, latest.current.answers);
    await browserApi().call(endpointOf(survey, part), {
      body: { ...parts, survey, page: steps.page, answers },
    });
    const now = { answers: latest.current.answers, saved: { ...latest.current.saved, ...answers } };
    setKept(now);
    latest.current = now;
    // Changed while it was on its way: what stands on the screen is what is meant.
    if (isPageUnsaved(page, now.answers, now.saved)) return savePage();
    if (steps.page < pages.length) {
      saveDraft(name, now);
      return steps.goOn();
    }
    letGo();
    options.onFinished(now.answers);
  };
  const isMembers = usePageData().member !== null;
  const sending = useAction(savePage, {
    failureOf: (error) => {
      const failed = failedSaveOf(error);
      if (failed.error?.status === 403) options.onRefused();
      return failed;
    },
  });

  return {
    page,
    number: steps.page,
    total: pages.length,
    next: pages[steps.page]?.title,
    answers: kept.answers,
    answer(question: string, answer: SurveyAnswer) {
      setKept((before) => ({ ...before, answers: { ...before.answers, [question]: answer } }));
      checks.forget(question);
    },
    send() {
      if (checks.check(wordsTooMany({ survey, part }, page, kept.answers))) void sending.run();
    },
    goBack() {
      sending.clearFailure();
      steps.goBack();
    },
    errors: checks.errors,
    attempt: checks.attempt,
    failure: isMembers ? asSignedOut(sending.failure) : sending.failure,
    busy: sending.isBusy ? '送っています…' : undefined,
    isUnsaved: useCallback(() => unsaved.current, []),
    keep: () => void saveDraft(name, kept),
    letGo,
    /** What is shown was answered on another visit, of which this tab knows nothing. */
    isFromElsewhere: steps.page < nextPage && Object.keys(answersOfPage(page, kept.answers)).length === 0,
  };
}

/** What was opened as a member's own and is refused now: they left elsewhere, or somebody else came (G104). */
function asSignedOut(failure: FailedSave | null): FailedSave | null {
  return failure?.error?.status === 403 ? failedSaveOf(new AppError('unauthenticated')) : failure;
}

/** Errors are shown at the press that would send, and go as the field is changed. */
function useWordsCheck() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors]);
  return {
    errors: listed,
    attempt,
    check(found: Readonly<Record<string, string>>): boolean {
      setErrors(found);
      setAttempt((count) => count + 1);
      return Object.keys(found).length === 0;
    },
    forget: (name: string) => setErrors(({ [name]: _, ...others }) => others),
  };
}
