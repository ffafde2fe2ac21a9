import type { Plugin } from 'vite'

const router = /\/@remix-run\/router\/dist\/router\.js$/
const ranked = `let branches = flattenRoutes(routes);
  rankRouteBranches(branches);`
const compiled = 'compilePath(pattern.path, pattern.caseSensitive, pattern.end)'
const remembered = `
const branchesOf = new WeakMap();
function rankedBranches(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  return branches;
}
const compiledPaths = new Map();
function compilePathOnce({ path, caseSensitive, end }) {
  const key = path + (caseSensitive === true ? " s" : " i") + (end === false ? " part" : " end");
  let matcher = compiledPaths.get(key);
  if (!matcher) compiledPaths.set(key, (matcher = compilePath(path, caseSensitive, end)));
  return matcher;
}
`

/**
 * Lets a server sort its routes and compile their patterns only once. The router does both for every page and every link
 * of a page, which is a seventh of a server's CPU time. Browsers must not cache, because they add routes later.
 */
export function routesOnce(): Plugin {
  return {
    name: 'tradepost-routes-once',
    apply: 'build',
    transform(code, id, options) {
      if (!options?.ssr || !router.test(id)) return null
      if (!code.includes(ranked) || !code.includes(compiled)) throw new Error('The router matches in another way now.')
      const once = code.replace(ranked, 'let branches = rankedBranches(routes);')
      return { code: once.replace(compiled, 'compilePathOnce(pattern)') + remembered, map: null }
    },
  }
}
