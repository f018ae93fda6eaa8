import './surveys.css';
import { CONSULTATION_PATH, concernAddress } from '@hidamari/domain/navigation';
import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect, useState } from 'react';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { forgetSurveyEnd, readSurveyEnd, type SurveyEnd } from '../survey-ends.ts';
import { CalmCard } from './calm-card.tsx';

/** What this tab knows of the survey that has just ended; it goes with the page. */
function useSurveyEnd(): SurveyEnd | null {
  const [end, setEnd] = useState<SurveyEnd | null>(null);
  useEffect(() => {
    setEnd(readSurveyEnd());
    return forgetSurveyEnd;
  }, []);
  return end;
}

/** The last page of every survey: thanks, what becomes of the answers, whom to call (G101). */
export function SurveyComplete() {
  const end = useSurveyEnd();
  return <SurveyCompleteView end={end} />;
}

/** The same, of what is known; null: nothing. */
export function SurveyCompleteView({ end }: { end: SurveyEnd | null }) {
  return (
    <Container width="wide" className="survey-end">
      <div>
        <div className="survey-end-picture">
          <Illustration drawing="cover-garden" fit="slice" />
        </div>
        <PageHeading lead="いただいた言葉は、相談の責任者が読みます。選んでいただいた答えは、人数にまとめて、窓口をよくするために使います。お名前といっしょに外へ出すことはありません。">
          答えてくださって、ありがとうございました
        </PageHeading>
        {/* One card is enough: that of the words has every number of the calm one. */}
        <CrisisNote left={end?.card ?? 'none'} />
        <CalmCard isShown={end?.isLow === true && end.card !== 'open'} />
        <ForTroubles concerns={end?.concerns ?? []} />
        <div>
          <ButtonLink href="/" kind="plain">
            ホームへ
          </ButtonLink>
        </div>
      </div>
      <section className="survey-end-call" aria-labelledby="survey-end-call">
        <h2 id="survey-end-call" className="text-lg font-bold">
          まだ気になることがあれば
        </h2>
        <p>同じことを、もう一度聞いてもかまいません。</p>
        <DeskCallBox />
      </section>
    </Container>
  );
}

const labelOf = (concern: Concern) => CONCERNS.find(({ value }) => value === concern)?.label ?? '';

/** After 困りごとチェック: the services of what was ticked; where a variant has none, the consultation. */
function ForTroubles({ concerns }: { concerns: readonly Concern[] }) {
  const { variant, member } = usePageData();
  if (concerns.length === 0) return null;
  const { hasServices } = VARIANTS[variant];
  return (
    <section aria-labelledby="survey-end-services">
      <SectionHeading id="survey-end-services" size="small">
        いまの困りごとに
      </SectionHeading>
      <LinkRows>
        {hasServices
          ? concerns.map((concern) => (
              <LinkRow
                key={concern}
                href={concernAddress(concern, { isLoggedIn: member !== null })}
                title={`${labelOf(concern)}を支えるサービス`}
              />
            ))
          : null}
        <LinkRow
          href={CONSULTATION_PATH}
          icon="talk"
          title="相談員に話してみる"
          note="どこに聞けばよいか分からないことも、一緒に考えます"
        />
      </LinkRows>
    </section>
  );
}
