import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { useState } from 'react';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useToday } from '../../../shell/use-today.ts';
import { LogForm } from '../components/form/log-form.tsx';
import { blankLogForm } from '../log-form/log-form-values.ts';
import type { Route } from './+types/treatment-log-new';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** 治療ログをつける (U-T03). The day is today until another one is chosen. */
export default function TreatmentLogNew() {
  const today = useToday();
  const [values] = useState(() => blankLogForm(today));
  return (
    <Container width="mid" className="pb-10">
      <LogForm
        title="記録をつける"
        back={{ href: screenHref('/treatment-logs'), label: '治療ログへ戻る' }}
        start={{ values, origin: null }}
      />
    </Container>
  );
}
