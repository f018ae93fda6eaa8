import ts from 'typescript';

/** Runners' functions that name a test or a group of tests. */
const NAMING = new Set(['test', 'it', 'describe']);
/** What is skipped, unfinished or expected to fail proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/**
 * Every title in a test file: names of tests and groups, with the texts of their tables (`it.each([...])`). Places
 * that are filled in stand as they are written (`%s`, `$name`, `${variant}`). Skipped tests and tests without a
 * body are left out; in a skipped group, the tests within are left out with it.
 */
export function readTestTitles(source: string, fileName = 'a.test.tsx'): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isNaming(node)) {
      if (wordsOf(node.expression).some((word) => NOT_RUN.has(word))) return;
      titles.push(...titleOf(node), ...textsOfTable(node.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function isNaming(call: ts.CallExpression): boolean {
  const [root] = wordsOf(call.expression);
  return root !== undefined && NAMING.has(root) && call.arguments.length >= 2;
}

/** `test.describe.each(TABLE)` as words: test, describe, each. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...wordsOf(expression.expression), expression.name.text];
  }
  return ts.isCallExpression(expression) ? wordsOf(expression.expression) : [];
}

function titleOf({ arguments: [title] }: ts.CallExpression): string[] {
  return title === undefined ? [] : textOf(title);
}

function textsOfTable(expression: ts.Expression): string[] {
  if (!ts.isCallExpression(expression)) return [];
  const texts: string[] = [];
  const collect = (node: ts.Node): void => {
    texts.push(...textOf(node));
    ts.forEachChild(node, collect);
  };
  for (const argument of expression.arguments) collect(argument);
  return texts;
}

function textOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.getText().slice(1, -1)] : [];
}
