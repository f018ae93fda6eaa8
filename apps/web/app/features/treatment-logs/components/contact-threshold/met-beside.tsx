import {
  callHospitalText,
  callNumbersAt,
  metRules,
  THRESHOLD_MET_TEXT,
  type ThresholdEntry,
  type ThresholdRule,
} from '@hidamari/domain/contact-thresholds';
import { formatPhone } from '@hidamari/domain/members';
import { Notice } from '@hidamari/ui/notice';
import { useContactThreshold } from '../../../../parts/contact-threshold/use-contact-threshold.ts';
import { useNow } from '../../../../shell/use-now.ts';

type Props = {
  entry: ThresholdEntry;
  /** The rules about the field that this stands beside. */
  isAbout: (rule: ThresholdRule) => boolean;
};

/**
 * The same word of the hospital beside the field itself, short: on a phone the top of the form is far away (G75). It is
 * read out from there, and not a second time from here.
 */
export function MetBeside({ entry, isAbout }: Props) {
  const card = useContactThreshold();
  const now = useNow();
  if (!card || metRules(card.rules.filter(isAbout), entry).length === 0) return null;
  const { first } = callNumbersAt(card, now);
  return (
    <Notice tone="caution" icon="hospital">
      <p>
        {`${THRESHOLD_MET_TEXT}。`}
        <b>{`${callHospitalText(card.hospital_name)}。`}</b>
      </p>
      {first ? (
        <p>
          {`${first.label}：`}
          <a className="inline-flex min-h-12 items-center font-bold" href={`tel:${first.digits}`}>
            {formatPhone(first.digits)}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}
