import { measuredPath } from '@hidamari/domain/outside-transmission';
import { useLocation } from 'react-router';
import { usePageData } from '../page-data.ts';
import { OutsideQuestion } from './outside-question.tsx';

/** The question about the measurement in a document: it stands there from the first, unseen, and the script starts it. */
export function DocumentOutsideQuestion() {
  const { measurement, variant } = usePageData();
  const path = measuredPath(useLocation().pathname);
  if (measurement === null || path === null) return null;
  return (
    <div data-version={measurement.version} data-path={path} data-member-of={variant}>
      <OutsideQuestion company={measurement.company} />
    </div>
  );
}
