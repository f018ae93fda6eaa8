import type { RepositoryFile } from './repository-files.ts';

const ROWS = /^packages\/domain\/src\/screens\/rows\/[\w-]+\.ts$/;
const ROW = /^ {2}'(\/[^']*)': \{/gm;

/** Where a link to a screen can stand. */
const SHIPPED = /^(apps|packages)\/.+(?<!\.(test|fixture|gallery))\.tsx?$/;
/** What names screens and leads nobody there: the routes, and who may enter. */
const NO_LINKS = /^apps\/web\/app\/routes\.ts$|^packages\/domain\/src\/access\//;

/** Screens that are come to without their path in the code, and how. */
const COME_TO_OTHERWISE: Readonly<Record<string, string>> = {
  '/articles-preview/:id': 'from the editor of the content service',
  '/service-preview/:id': 'from the editor of the content service',
  '/unsubscribe/confirm': 'it is an address of the specification, and sends on',
  '/login/login-verification': 'by its screen id, where a login asks for one more step',
  '/login/insurance-verification': 'by its screen id, where a login asks for one more step',
  '/treatment': 'from what helps with a concern, by its name',
  '/financial': 'from what helps with a concern, by its name',
};

/**
 * Screens of the table that nothing leads to: their path is named nowhere but in the table, among the routes and by
 * the rules of entry. Also a reason that is no longer needed.
 */
export function unlinkedScreenProblems(files: readonly RepositoryFile[]): string[] {
  const paths = files
    .filter(({ path }) => ROWS.test(path))
    .flatMap(({ text }) => [...text.matchAll(ROW)].map(([, path = '']) => path));
  const texts = files
    .filter(({ path }) => SHIPPED.test(path) && !ROWS.test(path) && !NO_LINKS.test(path))
    .map(({ text }) => text);
  return paths.flatMap((path) => {
    const isNamed = texts.some((text) => text.includes(`'${path}'`) || text.includes(`"${path}"`));
    const otherwise = COME_TO_OTHERWISE[path];
    if (isNamed && otherwise !== undefined)
      return [`the screen ${path} is named by what leads to it: take its reason away`];
    return isNamed || otherwise !== undefined
      ? []
      : [`nothing leads to the screen ${path}: no link, menu or redirect names its path`];
  });
}
