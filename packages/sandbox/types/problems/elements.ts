import type ts from 'typescript';
import { unknownMember } from './members';
import type { Context, Finding } from './problem';

/**
 * The props that an element doesn't have. TypeScript reports them last of all, or only their consequences;
 * its other errors about such an element can wait.
 */
export function unknownProps(context: Context, file: ts.SourceFile) {
  const { ts, checker } = context;
  const findings: Finding[] = [];
  const elements: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) check(node);
    ts.forEachChild(node, visit);
  };
  const check = (element: ts.JsxOpeningElement | ts.JsxSelfClosingElement) => {
    const type = checker.getContextualType(element.attributes);
    if (!type || isOpen(type, context)) return;
    for (const attribute of element.attributes.properties) {
      if (!ts.isJsxAttribute(attribute)) continue;
      const name = attribute.name.getText(file);
      if (name.includes('-') || name === 'key' || name === 'ref' || type.getProperty(name)) continue;
      const tag = element.tagName.getText(file);
      const words = unknownMember(name, type, context, `a prop of \`${tag}\``);
      const [from, to] = [attribute.name.getStart(file), attribute.name.end];
      findings.push({ from, to, severity: 'error', ...words });
      elements.push(element);
    }
  };
  visit(file);
  const isInElement = (position: number) =>
    elements.some((element) => element.getStart(file) <= position && position <= element.end);
  return { findings, isInElement };
}

/** Whether any prop is allowed, or the props are unknown. */
function isOpen(type: ts.Type, { ts, checker }: Context): boolean {
  return (
    (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never | ts.TypeFlags.Unknown)) !== 0 ||
    type.isUnion() ||
    checker.getIndexInfosOfType(type).length > 0 ||
    checker.getPropertiesOfType(type).length === 0
  );
}
