import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { shortSource } from './short-source.ts'

interface Output {
  type: 'asset' | 'chunk'
  source?: string | Uint8Array
}

/** A map without the path of the repository, so that equal sources give equal builds everywhere. */
function movable(source: string | Uint8Array): string {
  const map = JSON.parse(Buffer.from(source).toString()) as { sources: (string | null)[] }
  return JSON.stringify({ ...map, sources: map.sources.map((one) => shortSource(one ?? '')) })
}

/**
 * Vite plugin that takes the source maps out of the files for browsers and keeps them in a folder beside them. It leaves
 * the sources themselves out, which the program's place in a file does not need.
 */
export const keepMaps = (folder: string) => ({
  name: 'tradepost-keep-maps',
  apply: 'build' as const,
  enforce: 'post' as const,
  config: (_config: unknown, { isSsrBuild }: { isSsrBuild?: boolean | undefined }) =>
    isSsrBuild
      ? {}
      : { build: { sourcemap: 'hidden' as const, rollupOptions: { output: { sourcemapExcludeSources: true } } } },
  generateBundle: {
    order: 'post' as const,
    handler(_options: unknown, bundle: Record<string, Output>) {
      const maps = Object.entries(bundle).filter(([file]) => file.endsWith('.js.map'))
      if (maps.length === 0) return
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const [file, { source }] of maps) {
        delete bundle[file]
        if (source !== undefined)
          writeFileSync(path.join(folder, `${path.basename(file)}.gz`), gzipSync(movable(source)))
      }
    },
  },
})
