import ts from 'typescript';

/** One line `// @proves <kind> <item>` above a test. */
export interface ProofTag {
  /** Kind and item as they are written, such as `call GET /popups`. */
  item: string;
  /** Line in the file, from 1. */
  line: number;
  /** It stands directly above a test, a group or a loop of tests, of which at least one runs. */
  isOfTest: boolean;
}

const TAG = /^[ \t]*\/\/ @proves (.+?)[ \t]*$/gm;
const NAMING = new Set(['test', 'it', 'describe']);
/** What is left out, unfinished or expected to fail proves nothing. */
const LEFT_OUT = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Every tag of a test file, with whether a test that runs stands below it. */
export function readProofTags(source: string, fileName: string): ProofTag[] {
  const tags = [...source.matchAll(TAG)].map(({ index, 1: item = '' }) => ({ item, index, isOfTest: false }));
  if (tags.length === 0) return [];
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    const above = isTaggable(node) ? tags.filter(isAbove(node, file)) : [];
    if (above.length > 0 && holdsTest(node)) for (const tag of above) tag.isOfTest = true;
    ts.forEachChild(node, visit);
  };
  if (!isCutShort(file.statements)) visit(file);
  return tags.map(({ item, index, isOfTest }) => ({
    item,
    line: source.slice(0, index).split('\n').length,
    isOfTest,
  }));
}

function isTaggable(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) || ts.isForOfStatement(node) || ts.isForStatement(node);
}

/** Whether a tag stands among the comments that lead a statement. */
function isAbove(node: ts.Node, file: ts.SourceFile) {
  return ({ index }: { index: number }) => index >= node.pos && index < node.getStart(file);
}

/** A test that runs, at the node or below it. */
function holdsTest(node: ts.Node): boolean {
  if (isLeftOut(node)) return false;
  return isTest(node) || (ts.forEachChild(node, (child) => holdsTest(child) || undefined) ?? false);
}

/** `it('rule', () => ...)` or `it.each(TABLE)('rule', ...)`; without a body a test is only a plan. */
function isTest(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return false;
  const words = wordsOf(node.expression);
  return isNaming(words) && !words.includes('describe');
}

/** `it.skip(...)`, a group of that kind, or a body that leaves itself out. */
function isLeftOut(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const words = wordsOf(node.expression);
  return (
    isNaming(words) && (words.some((word) => LEFT_OUT.has(word)) || node.arguments.some(leavesItselfOut))
  );
}

function leavesItselfOut(argument: ts.Expression): boolean {
  const isFunction = ts.isArrowFunction(argument) || ts.isFunctionExpression(argument);
  return isFunction && ts.isBlock(argument.body) && isCutShort(argument.body.statements);
}

/** `test.skip()` or `test.fixme(true)` as a statement: the runner leaves the body out. With a condition it may run. */
function isCutShort(statements: ts.NodeArray<ts.Statement>): boolean {
  return statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const { expression, arguments: given } = statement.expression;
    const words = wordsOf(expression);
    const isAlways = given[0] === undefined || given[0].kind === ts.SyntaxKind.TrueKeyword;
    return isAlways && isNaming(words) && words.some((word) => LEFT_OUT.has(word));
  });
}

function isNaming([root]: readonly string[]): boolean {
  return root !== undefined && NAMING.has(root);
}

/** `test.describe.each(TABLE)` as words: test, describe, each. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...wordsOf(expression.expression), expression.name.text];
  }
  return ts.isCallExpression(expression) ? wordsOf(expression.expression) : [];
}
