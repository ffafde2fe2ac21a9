import type { Plugin } from 'vite'

const pages = /\/@remix-run\/react\/dist\/esm\/(?:errorBoundaries|fallback)\.js/
const hint = /`(?:[^`\\]|\\.)*Hey developer(?:[^`\\]|\\.)*`/g

/** Removes Remix's hints for developers without an error page; this storefront has one. */
export function withoutHints(): Plugin {
  return {
    name: 'tradepost-without-hints',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !pages.test(id)) return null
      return { code: code.replace(hint, "''"), map: null }
    },
  }
}
