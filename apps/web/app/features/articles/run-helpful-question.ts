import { countCharacters } from '@hidamari/domain/japanese-text';
import { ARTICLE_COMMENT_CHARACTERS } from '@hidamari/domain/limits';
import { writeCharacterCount } from '@hidamari/ui/character-count';
import { focusQuietly } from '../../shell/scrolling.ts';
import { type AnswerStep, answerSaid, NOT_SENT, SENDING, TOO_LONG } from './answer-said.ts';

/** What `HelpfulQuestion` draws. */
function partsOf(section: HTMLElement) {
  const heading = section.querySelector('h2');
  const answers = section.querySelector<HTMLElement>('.helpful-answers');
  const said = section.querySelector<HTMLElement>('.helpful-said');
  const form = section.querySelector('form');
  const field = section.querySelector('textarea');
  const crisis = section.querySelector<HTMLElement>('[data-crisis]');
  if (!heading || !answers || !said || !form || !field || !crisis) return null;
  return { heading, answers, said, form, field, crisis };
}

/**
 * Runs the one question under an article (`HelpfulQuestion`), in the application and in a document alike: sends an answer,
 * shows the field for a few words after it, says what became of it, and loses nothing that was written. One reading, one
 * key: pressing again, or adding words, changes the answer that is there (G102). Answers how to stop.
 */
export function runHelpfulQuestion(section: HTMLElement): () => void {
  const parts = partsOf(section);
  const articleId = section.dataset.helpful;
  if (parts === null || articleId === undefined) return () => undefined;
  const { heading, answers, said, form, field, crisis } = parts;
  const buttons = [
    ...section.querySelectorAll<HTMLButtonElement>('.helpful-answers button, .helpful-words > button'),
  ];
  let key = '';
  let isHelpful: boolean | null = null;
  let isSending = false;

  const show = (step: AnswerStep) => {
    said.textContent = answerSaid(step);
    const isOver = step === 'thanked' || step === 'declined';
    answers.hidden = isOver;
    form.hidden = step !== 'answered';
    for (const button of answers.querySelectorAll('button'))
      if (button.value === 'declined') button.hidden = step !== 'asked';
    if (!isOver) return;
    // The card that stands beside the words stands on, and what was pressed is gone: the keyboard goes on from the heading.
    said.before(crisis);
    focusQuietly(heading);
  };
  const send = async (next: AnswerStep, comment: string) => {
    if (isHelpful === null) return;
    isSending = true;
    said.textContent = SENDING;
    for (const button of buttons) button.ariaDisabled = 'true';
    key ||= crypto.randomUUID();
    const body = { article_id: articleId, is_helpful: isHelpful, comment, client_key: key };
    const fault = await import('./answer-article.ts').then(
      ({ answerArticle }) => answerArticle(body),
      () => NOT_SENT,
    );
    isSending = false;
    for (const button of buttons) button.ariaDisabled = null;
    if (fault === null) show(next);
    else said.textContent = fault;
  };

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || isSending) return;
    if (button.value === 'declined') return show('declined');
    isHelpful = button.value === 'yes';
    for (const other of answers.querySelectorAll('[aria-pressed]'))
      other.ariaPressed = String(other === button);
    void send('answered', '');
  };
  const sendWords = (event: Event) => {
    event.preventDefault();
    if (isSending) return;
    const comment = field.value.trim();
    if (countCharacters(comment) > ARTICLE_COMMENT_CHARACTERS) {
      said.textContent = TOO_LONG;
      focusQuietly(field);
    } else void send('thanked', comment);
  };
  const count = () => writeCharacterCount(field);

  answers.addEventListener('click', press);
  form.addEventListener('submit', sendWords);
  field.addEventListener('input', count);
  section.hidden = false;
  return () => {
    answers.removeEventListener('click', press);
    form.removeEventListener('submit', sendWords);
    field.removeEventListener('input', count);
  };
}

/** Runs the question of a document that has one. */
export function startHelpfulQuestion(): void {
  const section = document.querySelector<HTMLElement>('[data-helpful]');
  if (section) runHelpfulQuestion(section);
}
