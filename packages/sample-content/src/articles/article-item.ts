import type { ArticleItem } from '@hidamari/contract/content';
import { factsIn } from '@hidamari/domain/facts';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { sampleReviewer } from '../sources/index.ts';
import { urgentSignsOf, withEasyUrgentList, withUrgentList } from '../urgent-signs/index.ts';

/** Characters an adult reads in a minute without hurry: slower than a novel, since the words are hard ones. */
const CHARACTERS_A_MINUTE = 400;

type Derived = 'facts' | 'contributor' | 'change_log' | 'reading_minutes' | 'is_banner_display';

/** An article as its file writes it: what follows from the rest is left out. */
export type WrittenArticle = Omit<ArticleItem, Derived> & Partial<Pick<ArticleItem, Derived>>;

/**
 * Fills in what most articles share: the editors' name, the note of publication, the minutes it takes to read, that its reviewer is a sample,
 * and the list of its urgent signs at the end of either version.
 */
export function articleItem(written: WrittenArticle): ArticleItem {
  const { body, easy_body: easy } = written;
  const signs = urgentSignsOf(written.id);
  const published = { day: written.publishedAt.slice(0, 10), text: '公開しました。' };
  return {
    contributor: 'ひだまり編集部',
    change_log: [published],
    is_banner_display: false,
    reading_minutes: Math.max(1, Math.round(charactersOf(withUrgentList(body, signs)) / CHARACTERS_A_MINUTE)),
    ...written,
    facts: factsIn(body + (easy ?? '')),
    body: withUrgentList(body, signs),
    ...(easy !== undefined && { easy_body: withEasyUrgentList(easy, signs) }),
    reviewer_role: sampleReviewer(written.reviewer_role),
  };
}

/** Characters that are read: markup, readings above words and spaces do not count. */
export function charactersOf(html: string): number {
  return stripMarkup(html.replace(/<rt>.*?<\/rt>/g, '')).replace(/\s/g, '').length;
}
