import type { Plugin } from 'vite'
import { separateChunks, sharedChunkFor } from './shared-parts.ts'

const root = /\/app\/root\.tsx\?/
/** Landing pages: pages that search engines list, and pages that lead to an offer. */
const landing =
  /\/app\/(?:root|routes\/(?:_index|search|items\.\$id|brands|all-games|\$brand|\$brand_\.\$category|categories\.\$id))\.tsx\?/
const route = /\/app\/routes\//
/** Small modules that nearly every page needs. Otherwise Rollup would merge them into chunks of particular pages. */
const everywhere =
  /\/app\/document\/page-meta\.ts|\/(?:kernel\/use-count\.ts|time\/windows\.ts|page\/unloaded\.tsx)|\/ui-kit\/src\/(?:artwork|card|visually-hidden)\/|\/react-dom\/client\.js/
/** Style sheets, except those imported as addresses because only some languages load them. */
const sheet = /\.css(?:$|\?(?!.*\burl\b))/

type Graph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

function reachable({ getModuleIds, getModuleInfo }: Graph, from: RegExp): Set<string> {
  const reached = new Set<string>()
  const waiting = [...getModuleIds()].filter((id) => from.test(id))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(getModuleInfo(next)?.importedIds ?? []))
  }
  return reached
}

/**
 * Bundles the framework and the frame, which every page loads, into one file and the parts that pages share into a few,
 * because many small files compress a third worse. Bundles the style sheets of the landing pages into one and all
 * others into another, because the first paint waits for all sheets of a page and twenty small ones would delay it.
 */
export function chunks(): Plugin {
  let frame: Set<string> | null = null
  let onLandingPages: Set<string> | null = null
  return {
    name: 'tradepost-chunks',
    config: (_config, { isSsrBuild, command }) =>
      isSsrBuild || command !== 'build'
        ? {}
        : {
            build: {
              rollupOptions: {
                output: {
                  // Without this option, a chunk includes everything that its modules import, used or not.
                  onlyExplicitManualChunks: true,
                  manualChunks(id, graph) {
                    frame ??= reachable(graph, root)
                    onLandingPages ??= reachable(graph, landing)
                    if (sheet.test(id)) return onLandingPages.has(id) ? 'styles' : 'inner-styles'
                    if (root.test(id) || route.test(id)) return undefined
                    if (frame.has(id) || everywhere.test(id)) return 'frame'
                    const shared = sharedChunkFor(id)
                    // A chunk with one module of an inner page would add the inner pages' sheet to a landing page.
                    return shared && !separateChunks.includes(shared) && !onLandingPages.has(id)
                      ? 'inner-parts'
                      : shared
                  },
                },
              },
            },
          },
  }
}
