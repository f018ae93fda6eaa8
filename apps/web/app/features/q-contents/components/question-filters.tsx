import './question-filters.css';
import type { CancerGroup, TreatmentStatus } from '@hidamari/contract/content';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Fold } from '@hidamari/ui/fold';
import {
  AGE_WISHES,
  GENDER_WISHES,
  hasFoldedWish,
  type QuestionWishes,
  questionsHref,
} from '../questions-address.ts';

/** What can be chosen, as the content service has it. */
interface OfferedWishes {
  statuses: Pick<TreatmentStatus, 'id' | 'name'>[];
  cancerGroups: Pick<CancerGroup, 'id' | 'name'>[];
}

type FilterProps = OfferedWishes & { wishes: QuestionWishes };

/** すべて, and the time of treatment: the first thing that makes a question like one's own. */
function StatusChips({ wishes, statuses }: FilterProps) {
  if (statuses.length === 0) return null;
  return (
    <Chips name="治療の時期でしぼりこむ" scroll>
      <ChipLink href={questionsHref(wishes, { status: null })} current={wishes.status === null}>
        すべての時期
      </ChipLink>
      {statuses.map(({ id, name }) => (
        <ChipLink key={id} href={questionsHref(wishes, { status: id })} current={wishes.status === id}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** What is asked by many, whatever their illness; a second press takes it back. */
function CommonChip({ wishes }: Pick<FilterProps, 'wishes'>) {
  return (
    <Chips name="共通の質問でしぼりこむ">
      <ChipLink href={questionsHref(wishes, { isCommon: !wishes.isCommon })} current={wishes.isCommon}>
        多くの方に共通の質問
      </ChipLink>
    </Chips>
  );
}

interface WishChipsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string | null;
  /** The address with this choice; null takes it back. */
  hrefOf: (value: string | null) => string;
}

/** One kind of wish. A press on what is chosen takes it back. */
function WishChips({ label, options, chosen, hrefOf }: WishChipsProps) {
  if (options.length === 0) return null;
  return (
    <div className="question-wish">
      <p className="ui-meta">{label}</p>
      <Chips name={label}>
        {options.map((option) => {
          const isChosen = option.value === chosen;
          return (
            <ChipLink key={option.value} href={hrefOf(isChosen ? null : option.value)} current={isChosen}>
              {option.label}
            </ChipLink>
          );
        })}
      </Chips>
    </div>
  );
}

/** An option of a closed set that stands in an address, back in its own type. */
const valueIn = <V extends string>(options: readonly { value: V }[], chosen: string | null): V | null =>
  options.find(({ value }) => value === chosen)?.value ?? null;

/** The filters of みんなの質問: links, so that they work without a script and stay in the address. */
export function QuestionFilters(props: FilterProps) {
  const { wishes, cancerGroups } = props;
  return (
    <div className="question-filters">
      <StatusChips {...props} />
      <CommonChip wishes={wishes} />
      <Fold summary="がんの種類・年代・性別でしぼりこむ" openAtFirst={hasFoldedWish(wishes)}>
        <WishChips
          label="がんの種類"
          options={cancerGroups.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={wishes.cancerGroup}
          hrefOf={(cancerGroup) => questionsHref(wishes, { cancerGroup })}
        />
        <WishChips
          label="ご本人の年代"
          options={AGE_WISHES}
          chosen={wishes.age}
          hrefOf={(age) => questionsHref(wishes, { age: valueIn(AGE_WISHES, age) })}
        />
        <WishChips
          label="ご本人の性別"
          options={GENDER_WISHES}
          chosen={wishes.gender}
          hrefOf={(gender) => questionsHref(wishes, { gender: valueIn(GENDER_WISHES, gender) })}
        />
      </Fold>
    </div>
  );
}
