import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '../..')
const isSource = /^(?:apps|packages|tenants|scripts)\/.*\.(?:tsx?|m?js)$/
/** Files whose code reads only the repository's own texts: its pages, sources and reports. */
const readsOwnTexts =
  /\.(?:test|e2e|stories)\.tsx?$|\/(?:test|e2e|tooling|testing|bench|check|descriptions|visual)\/|^scripts\/|^apps\/release\/src\/packages\//

export interface Literal {
  source: string
  flags: string
  file: string
  /** True if the expression may be used on untrusted text. */
  isExposed: boolean
}

/** Key of a regular expression in the record of verdicts. */
export const keyOf = ({ source, flags }: Pick<Literal, 'source' | 'flags'>): string => `/${source}/${flags}`

function literalsOf(file: string): Literal[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  if (!text.includes('/')) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const literals: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const isExposed = !readsOwnTexts.test(file)
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file, isExposed })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return literals
}

/** Every regular expression in the sources, or only those that may be used on untrusted text. */
export function regexpLiterals({ exposedOnly = false } = {}): Literal[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => isSource.test(file) && existsSync(path.join(root, file)))
  return files.filter((file) => !exposedOnly || !readsOwnTexts.test(file)).flatMap(literalsOf)
}
