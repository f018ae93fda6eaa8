import './concern-panes.css';
import { categoryOfConcern } from '@hidamari/domain/concerns';
import { concernAddress } from '@hidamari/domain/navigation';
import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Icon } from '@hidamari/ui/icon';
import { type DrawingName, Illustration, WindowLight } from '@hidamari/ui/illustration';
import { Link } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { AFTER_HOURS_ID } from '../../../parts/after-hours/after-hours.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/** A thought somebody may have had, and the thing it is about. */
const PANES: Record<Concern, { thought: string; drawing: DrawingName }> = {
  treatment: { thought: '病院で、何をどう聞けばいいか分からない', drawing: 'object-notebook' },
  financial: { thought: '医療費や休んだあいだの収入が心配', drawing: 'object-purse' },
  life: { thought: '仕事や家事、子どものことをどうしよう', drawing: 'object-bowl' },
  mental: { thought: '夜になると、不安でねむれない', drawing: 'object-chair' },
};

/** What a pane leads to, in words. */
function toldOf({ hasServices, isLoggedIn }: { hasServices: boolean; isLoggedIn: boolean }): string {
  if (!hasServices) return '記事';
  return isLoggedIn ? 'いまのあなたに近いサービスと記事' : '相談できることと記事';
}

/**
 * The four concerns as four panes of one window: a member's lead to their own selection (G146). Where there are no
 * services they lead to the articles (G128). While nobody answers, こころ leads to what helps at this hour.
 */
export function ConcernPanes() {
  const { variant, member } = usePageData();
  const { hasServices } = VARIANTS[variant];
  const isLoggedIn = member !== null;
  const { isOpen } = useSupportDesk();
  const addressOf = (concern: Concern) => {
    // Its services are telephones that do not answer now; what helps at this hour stands on this page.
    if (concern === 'mental' && !isOpen) return `#${AFTER_HOURS_ID}`;
    return hasServices
      ? concernAddress(concern, { isLoggedIn })
      : screenHref('/articles', null, { category: categoryOfConcern(concern) });
  };
  const what = toldOf({ hasServices, isLoggedIn });
  return (
    <>
      <SectionHeading
        id="concerns"
        aside={<p className="ui-meta">{`近いものを選ぶと、${what}が見つかります。`}</p>}
      >
        いま、気になることは
      </SectionHeading>
      <div className="home-panes">
        <WindowLight place="panes" />
        <ul data-hours="concerns">
          {CONCERNS.map(({ value, label }) => (
            <li key={value}>
              <Link href={addressOf(value)}>
                <span className="home-pane-picture">
                  <Illustration drawing={PANES[value].drawing} />
                </span>
                <b>{label}</b>
                <span className="home-pane-thought">{PANES[value].thought}</span>
                <Icon name="right" size={22} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
