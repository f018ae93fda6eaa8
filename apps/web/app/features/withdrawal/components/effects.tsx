import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { usePageData } from '../../../shell/page-data.ts';
import { whatHappens } from '../what-happens.ts';

/** What a withdrawal does, part by part; `only` names the parts that are shown. */
export function Effects({ only }: { only?: readonly string[] }) {
  const { variant } = usePageData();
  const parts = whatHappens(variant).filter(({ id }) => only === undefined || only.includes(id));
  return (
    <Card>
      <div className="grid grid-cols-1 gap-6">
        {parts.map(({ id, title, lines }) => (
          <section key={id} aria-labelledby={`effect-${id}`}>
            <SectionHeading size="small" id={`effect-${id}`}>
              {title}
            </SectionHeading>
            <ul className="grid list-disc gap-1 pt-2 pl-6">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
