import type { Plugin } from 'vite'

const calls = /\/packages\/contract\/src\/calls\/(?:[\w-]+\/)*[\w-]+\.ts/
const summary = /^ *summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?$/gm
const tag = /^ *tag: *'\w+',?$/gm
const errors = /^ *errors: *\[[^\]]*\],?$/gm

/** Browsers are sent what they need to make a call; what it is for and how it may fail is for the documentation. */
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
