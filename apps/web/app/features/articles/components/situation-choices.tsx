import './situation-choices.css';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import type { ArticleChoice, ArticleChoices } from '../article-choices.ts';
import { type ArticleWishes, articlesHref } from '../articles-address.ts';

interface SituationChoicesProps {
  groups: readonly ArticleChoices[];
  wishes: ArticleWishes;
}

/** What a choice wishes for, and not what it takes back. */
const wished = ({ wish }: ArticleChoice) =>
  Object.entries(wish).filter(([, value]) => value !== null) as [keyof ArticleChoice['wish'], string][];

/** Whether the list is narrowed to it. */
export const isChosen = (choice: ArticleChoice, wishes: ArticleWishes): boolean =>
  wished(choice).every(([key, value]) => wishes[key] === value);

/** The address with a choice taken, or taken back where it was taken. */
function hrefOf(choice: ArticleChoice, wishes: ArticleWishes): string {
  const takenBack = Object.fromEntries(wished(choice).map(([key]) => [key, null]));
  return articlesHref(wishes, isChosen(choice, wishes) ? takenBack : choice.wish);
}

/** Choose by one's situation: when, for whom, about what, which cancer. A press again takes a choice back. */
export function SituationChoices({ groups, wishes }: SituationChoicesProps) {
  return (
    <dl className="situation-choices">
      {groups.map(({ name, choices }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Chips name={name}>
              {choices.map((choice) => (
                <ChipLink key={choice.label} href={hrefOf(choice, wishes)} current={isChosen(choice, wishes)}>
                  {choice.label}
                </ChipLink>
              ))}
            </Chips>
          </dd>
        </div>
      ))}
    </dl>
  );
}
