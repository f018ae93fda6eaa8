import { screenHref } from '@hidamari/domain/screens';
import type { SurveyAnswers, SurveyId } from '@hidamari/domain/surveys';
import { Button } from '@hidamari/ui/button';
import { useNavigate, useSearchParams } from 'react-router';
import { linkPartsOf, surveyHref } from '../survey-address.ts';
import { saveSurveyEnd } from '../survey-ends.ts';
import { useSurveyEntry } from '../use-survey-entry.ts';
import { SurveyClosed } from './survey-closed.tsx';
import { SurveyForm } from './survey-form.tsx';
import { Elsewhere, SurveyFrame } from './survey-frame.tsx';

const WORDS = {
  call: {
    title: 'もう少し教えていただけますか',
    lead: 'ここまでの答えは、届いています。よろしければ、お聞かせください。',
  },
  troubles: {
    title: '困りごとチェック',
    lead: 'ここまでの答えは、届いています。よろしければ、いまの困りごとを教えてください。',
  },
} as const;

/** The optional page behind a survey (G101): open once the main pages are answered, and skipped with one press. */
export function AdditionalSurvey({ survey }: { survey: SurveyId }) {
  const [search] = useSearchParams();
  const parts = linkPartsOf(search);
  const asked = useSurveyEntry(survey, parts);
  const navigate = useNavigate();
  const { title, lead } = WORDS[survey === 'call' ? 'call' : 'troubles'];
  const end = () =>
    void navigate(screenHref(survey === 'call' ? '/survey/call/complete' : '/survey/service/complete'), {
      replace: true,
    });
  const finish = (answers: SurveyAnswers) => {
    saveSurveyEnd(survey, answers);
    end();
  };
  const main = surveyHref(survey === 'call' ? '/survey/call' : '/survey/service', survey, parts);
  return (
    <SurveyFrame
      title={title}
      asked={asked}
      closed={(because) =>
        survey === 'call' ? (
          <Elsewhere to={screenHref('/survey/call/closed')} state={{ because }} />
        ) : (
          <SurveyClosed because={because} />
        )
      }
    >
      {({ isFinished }) =>
        isFinished ? (
          <SurveyForm
            survey={survey}
            part="additional"
            parts={parts}
            nextPage={1}
            title={title}
            lead={lead}
            onFinished={finish}
            onRefused={asked.askAgain}
            aside={(letGo) => <Skip letGo={letGo} onSkip={end} />}
          />
        ) : (
          <Elsewhere to={main} />
        )
      }
    </SurveyFrame>
  );
}

function Skip({ letGo, onSkip }: { letGo: () => void; onSkip: () => void }) {
  return (
    <div>
      <Button
        kind="text"
        onClick={() => {
          letGo();
          onSkip();
        }}
      >
        答えずに終わる
      </Button>
    </div>
  );
}
