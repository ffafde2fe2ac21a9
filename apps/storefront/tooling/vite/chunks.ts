import type { Plugin } from 'vite'
import { sharedChunkFor } from './shared-parts.ts'

const root = /\/app\/root\.tsx\?/
const home = /\/app\/routes\/_index\.tsx\?/
/** Where visitors arrive: the pages that are found, and those that lead to an offer. */
const arrival =
  /\/app\/(?:root|routes\/(?:_index|search|items\.\$id|brands|all-games|\$brand|\$brand_\.\$category|categories\.\$id))\.tsx\?/
const route = /\/app\/routes\//
const icon = /\/lucide-react\//
/** A few lines nearly every page needs; left alone they are merged with what only other pages need. */
const everywhere =
  /\/app\/document\/page-meta\.ts|\/(?:kernel\/use-count\.ts|page\/unloaded\.tsx)|\/ui-kit\/src\/(?:artwork|card)\//
/** The style sheets themselves, but not the addresses of those that wait for a language. */
const sheet = /\.css(?:$|\?(?!.*\burl\b))/

type Graph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

function reachable({ getModuleIds, getModuleInfo }: Graph, from: RegExp): Set<string> {
  const found = new Set<string>()
  const waiting = [...getModuleIds()].filter((id) => from.test(id))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(getModuleInfo(next)?.importedIds ?? []))
  }
  return found
}

/**
 * One file for the framework and the frame around every page, which every page loads anyway, one for the small parts of
 * the home page, and a few for those of others: many small files compress a third worse. One style sheet for the pages
 * where visitors arrive and one for what only the others need, because a page shows nothing before the last of its
 * sheets, and twenty small ones wait for each other.
 */
export function chunks(): Plugin {
  let frame: Set<string> | null = null
  let atHome: Set<string> | null = null
  let atArrival: Set<string> | null = null
  return {
    name: 'tradepost-chunks',
    config: (_config, { isSsrBuild, command }) =>
      isSsrBuild || command !== 'build'
        ? {}
        : {
            build: {
              rollupOptions: {
                output: {
                  // NOTE: else a file takes along whatever its parts could reach, used or not.
                  onlyExplicitManualChunks: true,
                  manualChunks(id, graph) {
                    frame ??= reachable(graph, root)
                    atHome ??= reachable(graph, home)
                    atArrival ??= reachable(graph, arrival)
                    if (sheet.test(id)) return atArrival.has(id) ? 'styles' : 'inner-styles'
                    if (root.test(id) || route.test(id)) return undefined
                    if (frame.has(id) || everywhere.test(id)) return 'frame'
                    if (icon.test(id) && atHome.has(id)) return 'home-parts'
                    return sharedChunkFor(id)
                  },
                },
              },
            },
          },
  }
}
