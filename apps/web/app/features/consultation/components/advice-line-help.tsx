import { ADVICE_LINE_HELP } from '@hidamari/domain/emergency';
import { Fold } from '@hidamari/ui/fold';

/** For somebody who is not sure whether #7119 answers where they are (G118): what to do, and no list of areas. */
export function AdviceLineHelp() {
  return (
    <Fold summary={ADVICE_LINE_HELP.summary}>
      <ol className="grid list-decimal gap-2 ps-6">
        {ADVICE_LINE_HELP.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Fold>
  );
}
