import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** One declaration of the generated CSS. */
export interface Declaration {
  selector: string
  property: string
  value: string | number
  /** True if the declaration applies only in forced-colours mode. */
  forced: boolean
}

type Rule = { [name: string]: string | number | (string | number)[] | Rule }

// NOTE: load vanilla-extract from the kit's dependencies: the kit's styles register only with that copy.
const fromKit = createRequire(new URL('../../packages/ui-kit/package.json', import.meta.url))
const { setAdapter, removeAdapter } = fromKit('@vanilla-extract/css/adapter')
const { setFileScope, endFileScope } = fromKit('@vanilla-extract/css/fileScope')

function* declarationsIn(selector: string, rule: Rule, forced = false): Generator<Declaration> {
  for (const [property, value] of Object.entries(rule)) {
    if (Array.isArray(value)) for (const one of value) yield { selector, property, value: one, forced }
    else if (typeof value === 'object') {
      const inForced = forced || /forced-colors:\s*active/.test(property)
      yield* declarationsIn(
        /^(?:@|vars|selectors)/.test(property) ? selector : `${selector} ${property}`,
        value,
        inForced,
      )
    } else yield { selector, property, value, forced }
  }
}

const imported = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.css\.ts)'/g)].map(([, to]) =>
    path.resolve(path.dirname(file), to ?? ''),
  )

const cache = new Map<string, Declaration[]>()

/** Runs a style module and its imports, and returns the resulting declarations. */
export function declarationsOf(file: string): Declaration[] {
  const cached = cache.get(file)
  if (cached) return cached
  const declarations: Declaration[] = []
  cache.set(file, declarations)
  for (const other of imported(file)) declarationsOf(other)
  setAdapter({
    appendCss: ({ selector = '', name = selector, rule }: { selector?: string; name?: string; rule: Rule }) =>
      declarations.push(...declarationsIn(name, rule)),
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  })
  setFileScope(file, 'styles')
  try {
    fromKit(file)
  } finally {
    endFileScope()
    removeAdapter()
  }
  return declarations
}

/** The exports of a style module: class names, mostly. */
export const exportsOf = (file: string): Record<string, unknown> => {
  declarationsOf(file)
  return fromKit(file)
}
