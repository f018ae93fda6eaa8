import { createContext, useContext } from 'react';
import { bindPart } from '../../part-binding.ts';
import type { VisitPortalForm } from './use-visit-form.ts';

const VisitFormContext = createContext<{ form: VisitPortalForm; today: string } | null>(null);

export const VisitFormProvider = VisitFormContext;

/** The form of a visit and today in Japan, in every part of it. */
export function useVisitFormParts() {
  const context = useContext(VisitFormContext);
  if (!context) throw new Error('A part of the visit form stands outside its form.');
  return context;
}

/** One question of the form, wired by name. */
export function useVisitQuestion(index: number) {
  const { form } = useVisitFormParts();
  const { questions } = form.values;
  const values = questions[index];
  if (!values) throw new Error('There is no such question.');
  return bindPart({
    path: `questions.${index}`,
    values,
    form,
    change: (question, touched) => form.change({ questions: questions.with(index, question) }, touched),
  });
}
