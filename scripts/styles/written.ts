import ts from 'typescript'
import { isRaw, noTokens } from './raw-value.ts'

const styled =
  /^(?:--|.*colou?r$|.*radius$|font(?:-?size)?$|fill$|stroke$|background(?:-?image)?$|border(?!-?(?:width|style|spacing|collapse))|outline(?!-?(?:width|style|offset))|(?:box|text)-?shadow$|filter$|backdrop-?filter$|column-?rule$|text-?decoration$|text-?emphasis$|mask(?:-?image)?$|list-?style|caret$|bgcolor$)/i
/** Colours that are recognisable in any text by their function name or number sign. */
const certain =
  /(?:^|[\s"'=:,])(?:#|%23)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|(?:^|[^\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i

const suspect =
  /colou?r|radius|font|fill|stroke|background|border|outline|shadow|filter|rule|decoration|emphasis|mask|list-?style|caret|--|vars|(?:#|%23)[\da-f]{3}|(?:rgba?|hsla?|hwb|lab|lch)\(/i

type Literal = ts.StringLiteralLike | ts.NumericLiteral | ts.TemplateExpression

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isTemplateExpression(node)

/** The text of a template without its inserted values. */
const textOf = (node: Literal) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0')
    : node.text

/** The literals that an expression may evaluate to; follows constants of the same file. */
function literals(node: ts.Node, constants: Map<string, ts.Expression>): Literal[] {
  const into = (...nodes: ts.Node[]) => nodes.flatMap((one) => literals(one, constants))
  if (ts.isTemplateExpression(node)) return [node, ...into(...node.templateSpans.map(({ expression }) => expression))]
  if (isLiteral(node)) return [node]
  if (ts.isConditionalExpression(node)) return into(node.whenTrue, node.whenFalse)
  if (ts.isBinaryExpression(node))
    return into(node.left, node.right).filter(() => !/[=<>]=/.test(node.operatorToken.getText()))
  if (ts.isArrayLiteralExpression(node)) return into(...node.elements)
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isJsxExpression(node)
  )
    return node.expression ? into(node.expression) : []
  const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined
  if (!value || !ts.isIdentifier(node)) return []
  return literals(value, new Map([...constants].filter(([name]) => name !== node.text)))
}

const nameOf = (name: ts.PropertyName | ts.JsxAttributeName) =>
  ts.isComputedPropertyName(name)
    ? // Treat a property with a computed name as a custom property.
      ts.isStringLiteralLike(name.expression)
      ? name.expression.text
      : '--'
    : name.getText().replace(/^(['"])(.*)\1$/, '$2')

const isNamed = (node: ts.Node, name: string): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.name.text === name
const isStyle = (node: ts.Node) => isNamed(node, 'style')
const isSetting = (node: ts.Node) => isNamed(node, 'setProperty') && isStyle(node.expression)

/** The property that a node sets, and its value. */
function settingIn(node: ts.Node): [string, ts.Node] | null {
  if (ts.isPropertyAssignment(node)) return [nameOf(node.name), node.initializer]
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text, node.name]
  if (ts.isJsxAttribute(node) && node.initializer) return [nameOf(node.name), node.initializer]
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left) && isStyle(node.left.expression))
    return [node.left.name.text, node.right]
  if (ts.isCallExpression(node) && isSetting(node.expression)) {
    const [name, value] = node.arguments
    if (name && value && ts.isStringLiteralLike(name)) return [name.text, value]
  }
  return null
}

/** Raw colours, type sizes and corners in a source. */
export function writtenIn(text: string, file = 'styles.tsx'): string[] {
  if (!suspect.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const constants = new Map<string, ts.Expression>()
  const raw = new Map<ts.Node, string>()
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer)
    ts.forEachChild(node, collect)
  }
  const look = (node: ts.Node) => {
    const pair = settingIn(node)
    if (pair && styled.test(pair[0]))
      for (const literal of literals(pair[1], constants))
        if (isRaw(pair[0], textOf(literal), noTokens)) raw.set(literal, `${pair[0]}: ${literal.getText()}`)
    if (isLiteral(node) && !ts.isNumericLiteral(node) && certain.test(textOf(node)) && !raw.has(node))
      raw.set(node, node.getText())
    ts.forEachChild(node, look)
  }
  collect(source)
  look(source)
  return [...raw.values()]
}
