import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Which page of questions an entry of the history shows. */
interface PageState {
  surveyPage: number;
  /** It lies on the page before it: the browser's own way back leads there. */
  isStep: boolean;
}

/** The page that the history asks for, as far as one has come. */
function pageIn(state: Partial<PageState> | null, nextPage: number, reached: number): number {
  const asked = state?.surveyPage;
  return typeof asked === 'number' && asked >= 1 ? Math.min(asked, reached) : nextPage;
}

/**
 * Pages of questions at one address, each an entry of the history, so that the browser's back button leads to the page
 * before (ui: behaviour).
 * @param nextPage the page to begin with, from 1.
 */
export function useSurveyPage(nextPage: number, total: number) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState(nextPage);
  const page = Math.min(pageIn(state, nextPage, reached), total);
  const show = (surveyPage: number, how: 'push' | 'replace') => {
    const next: PageState = { surveyPage, isStep: how === 'push' };
    void navigate({ pathname, search }, { replace: how === 'replace', state: next });
  };
  return {
    page,
    goOn() {
      setReached((before) => Math.max(before, page + 1));
      show(page + 1, 'push');
    },
    goBack() {
      if ((state as Partial<PageState> | null)?.isStep) void navigate(-1);
      else show(page - 1, 'replace');
    },
  };
}
