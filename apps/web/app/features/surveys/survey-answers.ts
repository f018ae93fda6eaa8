import {
  type SurveyAnswer,
  type SurveyAnswers,
  type SurveyId,
  type SurveyPage,
  type SurveyPart,
  type SurveyQuestion,
  wrongAnswers,
} from '@hidamari/domain/surveys';

/** What a control stands for when somebody would rather not answer; null on the wire. */
export const DECLINED = { value: 'declined', label: '答えたくない' } as const;

const YES_NO = [
  { value: 'yes', label: 'はい' },
  { value: 'no', label: 'いいえ' },
] as const;

type Asked<K extends SurveyQuestion['kind']> = Extract<SurveyQuestion, { kind: K }>;

/** The choices of a question as radios or boxes show them, not answering last. */
export function optionsOf(question: Asked<'choice' | 'many' | 'yes-no'>): { value: string; label: string }[] {
  const choices = question.kind === 'yes-no' ? YES_NO : question.choices;
  return [...choices.map(({ value, label }) => ({ value: String(value), label })), DECLINED];
}

/** The value of a radio for an answer; '' while nothing is chosen. */
export function radioOf(answer: SurveyAnswer | undefined): string {
  if (answer === undefined) return '';
  if (answer === null) return DECLINED.value;
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);
}

/** The answer that a radio stands for. */
export function answerOfRadio(question: Asked<'choice' | 'scale' | 'yes-no'>, value: string): SurveyAnswer {
  if (value === DECLINED.value) return null;
  if (question.kind === 'scale') return Number(value);
  if (question.kind === 'yes-no') return value === 'yes';
  return question.choices.find((choice) => String(choice.value) === value)?.value ?? null;
}

/** The boxes that are ticked for an answer. */
export function boxesOf(answer: SurveyAnswer | undefined): readonly string[] {
  if (answer === null) return [DECLINED.value];
  return Array.isArray(answer) ? answer : [];
}

/** The answer after one box was pressed: not answering and answering take each other's place. */
export function answerAfterBox(
  before: SurveyAnswer | undefined,
  { value, checked }: { value: string; checked: boolean },
): SurveyAnswer {
  if (value === DECLINED.value) return checked ? null : [];
  const others = Array.isArray(before) ? before.filter((one) => one !== value) : [];
  return checked ? [...others, value] : others;
}

/** An answer as it goes on the wire. */
type SentAnswer = string | number | boolean | string[] | null;

/** What is sent of a page: what was answered or declined; what was left open is left out. */
export function answersOfPage({ questions }: SurveyPage, answers: SurveyAnswers): Record<string, SentAnswer> {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const answer = answers[name];
      return answer === undefined ? [] : [[name, sentAnswer(answer)]];
    }),
  );
}

function sentAnswer(answer: SurveyAnswer): SentAnswer {
  if (typeof answer === 'string') return answer.trim();
  return Array.isArray(answer) ? [...answer] : (answer as SentAnswer);
}

/** Whether something on a page was changed since it was last saved. */
export function isPageUnsaved(page: SurveyPage, answers: SurveyAnswers, saved: SurveyAnswers): boolean {
  return JSON.stringify(answersOfPage(page, answers)) !== JSON.stringify(answersOfPage(page, saved));
}

/** What keeps a page from being sent, in words; only too many words can. */
export function wordsTooMany(
  { survey, part }: { survey: SurveyId; part: SurveyPart },
  page: SurveyPage,
  answers: SurveyAnswers,
): Readonly<Record<string, string>> {
  const wrong = wrongAnswers(survey, part, answersOfPage(page, answers));
  const texts = page.questions.filter(
    (question) => question.kind === 'text' && wrong.includes(question.name),
  );
  return Object.fromEntries(
    texts.map((question) => [
      question.name,
      `${(question as Asked<'text'>).longest}文字以内でお書きください`,
    ]),
  );
}
