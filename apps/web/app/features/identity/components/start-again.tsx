import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import type { ReactNode } from 'react';

interface StartAgainProps {
  /** Screen on which the way begins. */
  href: string;
  label: string;
  children: ReactNode;
}

/** A way that has run out, or that somebody joined in its middle: it says so and leads to its beginning (G15). */
export function StartAgain({ href, label, children }: StartAgainProps) {
  return (
    <Card>
      <div className="grid gap-4">
        <Notice tone="caution" live>
          <p>{children}</p>
        </Notice>
        <ButtonLink href={href} width="full">
          {label}
        </ButtonLink>
      </div>
    </Card>
  );
}
