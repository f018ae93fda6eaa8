import { BreakableWord } from './breakable-word.tsx';
import { MoodFace } from './mood-face.tsx';

type Props = {
  name: string;
  label: string;
  /** Five words, 0 first. */
  words: readonly { value: number; label: string }[];
  value: number | null;
  /** Faces over the words; without them the words alone, in a row of chips. */
  hasFaces?: boolean;
  onTap: (value: number) => void;
};

/** One question of the check-in: five words, one tap. No badge and no button: who does not answer owes nothing. */
export function TapScale({ name, label, words, value, hasFaces = false, onTap }: Props) {
  return (
    <fieldset className={hasFaces ? 'ui-scale-box' : 'tap-scale'}>
      <legend className={hasFaces ? 'ui-visually-hidden' : 'pb-1 font-bold'}>{label}</legend>
      <div className={hasFaces ? 'ui-scale' : 'tap-scale-row'}>
        {words.map((word) => (
          <label key={word.value}>
            {hasFaces ? <MoodFace mood={word.value} /> : null}
            <BreakableWord>{word.label}</BreakableWord>
            <input
              type="radio"
              name={name}
              value={word.value}
              // What the browser remembers of an earlier day must not be told as a tap of today.
              autoComplete="off"
              checked={value === word.value}
              onChange={() => onTap(word.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
