import { LOG_FIELDS, MOODS } from '@hidamari/domain/treatment-logs';
import { FieldGroup } from '@hidamari/ui/field';
import { BreakableWord } from '../../../../parts/check-in/breakable-word.tsx';
import { MoodFace } from '../../../../parts/check-in/mood-face.tsx';
import { TakeBack } from './take-back.tsx';

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
      <FieldGroup name="life.mood" label={LOG_FIELDS.life.mood.label} need="optional">
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
      {value === null ? null : (
        <TakeBack what={LOG_FIELDS.life.mood.label} onTakeBack={() => onChange(null)} />
      )}
    </div>
  );
}
