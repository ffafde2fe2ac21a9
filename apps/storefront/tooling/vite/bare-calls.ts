import type { Plugin } from 'vite'

const calls = /\/packages\/contract\/src\/calls\/(?:[\w-]+\/)*[\w-]+\.ts/
const summary = /^ *summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?$/gm
const tag = /^ *tag: *'\w+',?$/gm
const errors = /^ *errors: *\[[^\]]*\],?$/gm

/** Removes summaries, tags and error lists of calls, which only the documentation uses, from the browser bundle. */
export function bareCalls(): Plugin {
  return {
    name: 'tradepost-bare-calls',
    apply: 'build',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !calls.test(id)) return null
      return { code: code.replace(summary, '').replace(tag, '').replace(errors, ''), map: null }
    },
  }
}
