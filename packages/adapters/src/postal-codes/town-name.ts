/** What Japan Post writes where no town follows: the code stands for the whole city. */
const NO_TOWN = /以下に掲載がない場合|の次に.*番地.*がくる場合/;

/** The numbered plots of Iwate: every village has dozens, and they are typed with the house number. */
const PLOTS = /第?[0-9０-９]+地割.*$/;

/** The floor of a tower, whose floors have codes of their own. It is part of the address; （地階・階層不明） is none. */
const FLOOR = /（([0-9０-９]+階)）$/;

/**
 * A town as a person writes it, from the name in Japan Post's data: notes for the sorting of letters and ranges in
 * brackets left out, the floor of a tower kept. Empty where the name is only such a note. 一円 alone is a town (多賀町), after a name it means
 * the whole of it.
 */
export function tidyTownName(name: string): string {
  if (NO_TOWN.test(name)) return '';
  const town = name.replace(FLOOR, '$1').replace(/（.*$/, '').replace(PLOTS, '');
  return town !== '一円' && town.endsWith('一円') ? '' : town;
}
