import type { Plugin } from 'vite'

const pages = /\/@remix-run\/react\/dist\/esm\/(?:errorBoundaries|fallback)\.js/
const hint = /`(?:[^`\\]|\\.)*Hey developer(?:[^`\\]|\\.)*`/g

/** Removes Remix's hints for apps without an error page, because this storefront has an error page. */
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
