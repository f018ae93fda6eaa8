import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { MONITOR_CONSENT } from '@hidamari/domain/monitor';
import { Card } from '@hidamari/ui/card';
import { TickField } from '@hidamari/ui/check-picks';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Fold } from '@hidamari/ui/fold';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import type { RegistrationValues } from '../registration-values.ts';

const words = () => (
  <DefinitionList items={MONITOR_CONSENT.points.map(({ term, text }) => ({ term, description: text }))} />
);
const DAY = `${formatPlainDate(MONITOR_CONSENT.version)}の文です。`;

/** What is agreed to, in full and before the box, which is never ticked in advance (G87). */
export function ConsentPart({ form }: { form: FormFields<RegistrationValues> }) {
  return (
    <Card as="section" labelledBy="monitor-consent">
      <div className="grid grid-cols-1 gap-4">
        <h2 id="monitor-consent" className="text-lg font-bold">
          登録の前に、お読みください
        </h2>
        {words()}
        <p className="ui-meta">{DAY}</p>
        <TickField
          name="agreed_panel"
          label="上の内容を読み、登録に同意します"
          need="required"
          checked={form.values.agreed_panel}
          onChange={({ target }) => form.change({ agreed_panel: target.checked })}
          error={form.errorOf('agreed_panel')}
        />
      </div>
    </Card>
  );
}

/** The same words, for whoever has agreed to them. */
export function AgreedWords() {
  return (
    <Fold summary="同意した内容を読む">
      <div className="grid grid-cols-1 gap-4">
        {words()}
        <p className="ui-meta">{DAY}</p>
      </div>
    </Fold>
  );
}
