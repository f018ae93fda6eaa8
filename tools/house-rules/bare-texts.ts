import ts from 'typescript';
import type { RepositoryFile } from './repository-files.ts';

type Child = ts.JsxChild;

/** Places for whole elements, which no caller fills with bare letters. */
const ELEMENTS_HANDED_IN: ReadonlySet<string> = new Set([
  'apps/web/app/features/account/components/account-edit-form.tsx: guard',
  'apps/web/app/features/articles/components/article-view.tsx: after',
  'apps/web/app/features/identity/components/code-step.tsx: props.question',
  'apps/web/app/features/identity/components/code-step.tsx: props.children',
  'apps/web/app/features/monitor/components/registration-state.tsx: children',
  'apps/web/app/features/notices/components/notices-section.tsx: children',
  'apps/web/app/features/services/components/service-body.tsx: children',
  'apps/web/app/parts/account-proof/step-frame.tsx: children',
  'apps/web/app/parts/check-in/check-in-frame.tsx: notice',
  'apps/web/app/parts/check-in/check-in-frame.tsx: status',
  'apps/web/app/parts/check-in/check-in-later.tsx: children',
  'apps/web/app/parts/consultation/call-hero.tsx: children',
  'apps/web/app/parts/conversation/conversation-section.tsx: composer',
  'apps/web/app/shell/frame/fault-content.tsx: children',
  'apps/web/app/shell/frame/fault-content.tsx: end',
  'packages/ui/src/call-box/call-box.tsx: children',
  'packages/ui/src/consultation-panel/consultation-panel.tsx: talkNumber',
  'packages/ui/src/consultation-panel/consultation-panel.tsx: memo',
  'packages/ui/src/conversation/conversation.tsx: beside',
  'packages/ui/src/crisis-card/crisis-card.tsx: children',
  'packages/ui/src/notice/notice.tsx: children',
  'packages/ui/src/page-heading/page-heading.tsx: before',
  'packages/ui/src/site-header/site-header.tsx: tools',
  'packages/ui/src/text-field/text-field.tsx: children',
  'packages/ui/src/threshold-box/threshold-box.tsx: children',
]);

const isNothing = (node: ts.Expression) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined');

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}

/** What an expression may draw: the ends of its conditions. */
function endsOf(expression: ts.Expression): ts.Expression[] {
  const node = bare(expression);
  if (ts.isConditionalExpression(node)) return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)];
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? [ts.factory.createNull(), ...endsOf(node.right)]
    : [node];
}

const isElement = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function drawnBy(child: Child): ts.Expression[] {
  return ts.isJsxExpression(child) && child.expression ? endsOf(child.expression) : [];
}

/** It comes and goes, or is an element at one time and something else at another. */
function comesAndGoes(child: Child): boolean {
  const ends = drawnBy(child);
  return ends.length > 1 && ends.some((end) => isElement(end) || isNothing(end));
}

/** Letters with no element of their own: written out, or handed in as `children` or `label`. */
function isBareText(child: Child): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  const ends = drawnBy(child);
  const [end] = ends;
  const isHandedIn =
    ends.length === 1 &&
    end !== undefined &&
    (ts.isPropertyAccessExpression(end) || (ts.isIdentifier(end) && !isNothing(end)));
  return isHandedIn || ends.some(isText);
}

/**
 * What is wrong with a screen whose letters stand bare beside something conditional, or null. Browsers that translate
 * put each text node into an element of their own; React then inserts before, or removes, a node that is no longer
 * where it was, and throws (facebook/react#11538).
 */
export function bareTextProblem({ path, text }: RepositoryFile): string | null {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(
        (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
      );
      if (children.length > 1 && children.some(comesAndGoes)) {
        for (const child of children.filter(isBareText)) {
          const name = ts.isJsxExpression(child) ? child.expression?.getText(source) : undefined;
          if (ELEMENTS_HANDED_IN.has(`${path}: ${name}`)) continue;
          const { line } = source.getLineAndCharacterOfPosition(child.getStart(source));
          found.push(`line ${line + 1}: ${child.getText(source).trim().slice(0, 60)}`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.length === 0
    ? null
    : `has bare text beside something that comes and goes, which breaks translated pages: put it into an element (${found.join('; ')})`;
}
