import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { Card } from '@hidamari/ui/card';
import { Illustration } from '@hidamari/ui/illustration';
import { Tag } from '@hidamari/ui/tag';
import { usePageData } from '../../../shell/page-data.ts';
import { SIGN_UP_GUIDES } from '../sign-up-guides.ts';

interface GuideCardProps {
  variant: VariantKey;
  /** The portal is open as this variant. */
  isHere: boolean;
}

/**
 * To the pages of another variant: the role query leads there on the programmes' own host. A whole new page, since
 * words, number and colours change with it.
 */
function WayElsewhere({ variant }: Pick<GuideCardProps, 'variant'>) {
  const { onOrganizationHost } = usePageData();
  const { roleQuery } = VARIANTS[variant];
  if (roleQuery === null || onOrganizationHost)
    return <p className="ui-meta">{SIGN_UP_GUIDES[variant].elsewhere}</p>;
  return (
    <p>
      <a
        className="inline-flex min-h-12 items-center"
        href={`${screenHref('/howto-signup')}?role=${roleQuery}`}
      >
        {SIGN_UP_GUIDES[variant].title}のページへ
      </a>
    </p>
  );
}

/** What somebody of one variant has at hand before signing up (G23). */
export function GuideCard({ variant, isHere }: GuideCardProps) {
  const { title, atHand, drawing } = SIGN_UP_GUIDES[variant];
  const heading = `guide-${variant}`;
  return (
    <Card as="section" tone={isHere ? 'key' : 'raised'} labelledBy={heading} className="sign-up-card">
      <Illustration drawing={drawing} />
      {isHere ? (
        <p>
          <Tag tone="key">このページの方</Tag>
        </p>
      ) : null}
      <h3 id={heading}>{title}</h3>
      <dl>
        {atHand.map(({ what, note }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      {isHere ? null : <WayElsewhere variant={variant} />}
    </Card>
  );
}
