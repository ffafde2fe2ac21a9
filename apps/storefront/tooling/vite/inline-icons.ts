import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const index = createRequire(import.meta.url).resolve('@tradepost/ui-kit/icons')
const exported = /export const (\w+) = ('[\w-]+')/g
const imported = /import \{([\w\s,]+)\} from '(?:@tradepost\/ui-kit\/icons|(?:\.\.?\/)+icons\/index\.ts)'/g

/** Replaces imports of icon names by constants. Otherwise the file that every page loads would export all names. */
export function inlineIcons(): Plugin {
  const icons = new Map(
    [...readFileSync(index, 'utf8').matchAll(exported)].map(([, constant = '', name = '']) => [constant, name]),
  )
  return {
    name: 'tradepost-inline-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !/\.tsx?(?:$|\?)/.test(id) || !code.includes('icons')) return null
      const inlined = code.replace(imported, (all, list: string) => {
        const constants = list
          .split(',')
          .map((constant) => constant.trim())
          .filter(Boolean)
        if (!constants.every((constant) => icons.has(constant))) return all
        return constants.map((constant) => `const ${constant} = ${icons.get(constant)}`).join('; ')
      })
      return inlined === code ? null : { code: inlined, map: null }
    },
  }
}
