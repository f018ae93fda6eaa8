import type { VariantKey } from '@hidamari/domain/site-variants';
import { Card } from '@hidamari/ui/card';
import { Illustration } from '@hidamari/ui/illustration';
import { Tag } from '@hidamari/ui/tag';
import { SIGN_UP_GUIDES } from '../sign-up-guides.ts';

interface GuideCardProps {
  variant: VariantKey;
  /** The portal is open as this variant. */
  isHere: boolean;
}

/** What somebody of one variant has at hand before signing up (G23). */
export function GuideCard({ variant, isHere }: GuideCardProps) {
  const { title, atHand, drawing, elsewhere } = SIGN_UP_GUIDES[variant];
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
      {isHere ? null : <p className="ui-meta">{elsewhere}</p>}
    </Card>
  );
}
