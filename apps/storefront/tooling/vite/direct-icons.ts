import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const index = createRequire(import.meta.url).resolve('@tradepost/ui-kit/icons')
const fromKit = createRequire(index)
const exported = /\{ default as (\w+) \} from '([^']+)'/g
const imported = /import \{([\w\s,]+)\} from '(?:@tradepost\/ui-kit\/icons|(?:\.\.?\/)+icons\/index\.ts)'/g

/**
 * Imports each icon from its own file. Through the index all icons would end up in the file every page loads, because a
 * manual chunk includes everything its modules import.
 */
export function directIcons(): Plugin {
  const files = new Map(
    [...readFileSync(index, 'utf8').matchAll(exported)].map(([, name = '', file = '']) => [name, file]),
  )
  return {
    name: 'tradepost-direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !/\.tsx?(?:$|\?)/.test(id) || !code.includes('icons')) return null
      const direct = code.replace(imported, (all, list: string) => {
        const names = list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
        if (!names.every((name) => files.has(name))) return all
        return names
          .map((name) => `import ${name} from ${JSON.stringify(fromKit.resolve(files.get(name) ?? ''))}`)
          .join('; ')
      })
      return direct === code ? null : { code: direct, map: null }
    },
  }
}
