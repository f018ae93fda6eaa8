import { MOODS } from '@hidamari/domain/treatment-logs';
import { FieldGroup } from '@hidamari/ui/field';
import { BreakableWord } from './breakable-word.tsx';
import { TakeBack } from './take-back.tsx';

/** The mouth of each face, from best to worst: a smile turns over. */
const MOUTHS = [
  'M8 14c2 3.4 6 3.4 8 0',
  'M8.5 14.4c2 2 5 2 7 0',
  'M8.5 15h7',
  'M8.5 16c2-2 5-2 7 0',
  'M8 16.6c2-3.4 6-3.4 8 0',
];

/** Five faces, each with its word: nobody has to read a face (G62). */
export function MoodScale({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (mood: number | null) => void;
}) {
  return (
    <div className="relative">
      <FieldGroup name="life.mood" label="気分" need="optional">
        {({ id, name }) => (
          <div className="ui-scale-box">
            <div className="ui-scale">
              {MOODS.map(({ value: mood, label }) => (
                <label key={mood}>
                  <MoodFace mood={mood} />
                  <BreakableWord>{label}</BreakableWord>
                  <input
                    type="radio"
                    id={mood === 0 ? id : `${id}-${mood}`}
                    name={name}
                    value={mood}
                    checked={value === mood}
                    onChange={() => onChange(mood)}
                  />
                </label>
              ))}
            </div>
          </div>
        )}
      </FieldGroup>
      {value === null ? null : <TakeBack what="気分" onTakeBack={() => onChange(null)} />}
    </div>
  );
}

/** The drawn face of a mood, 0 the best; its word stands beside it. */
export function MoodFace({ mood }: { mood: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={36}
      height={36}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9.4" />
      <path d={`M8.8 9.4v.6M15.2 9.4v.6${MOUTHS[mood] ?? ''}`} />
    </svg>
  );
}
