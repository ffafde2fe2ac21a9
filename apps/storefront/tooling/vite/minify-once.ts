import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Plugin, version as viteVersion } from 'vite'

const terserVersion: string = createRequire(import.meta.url)('terser/package.json').version
const maxAgeMs = 7 * 24 * 3600_000

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > maxAgeMs) await rm(file, { force: true })
  }
}

/**
 * Caches terser's output of each chunk, with its source map, in `folder`, for a week after its last use: most chunks are the same in every shop
 * and in the next build, and terser takes a third of a build's time.
 */
export function minifyOnce(folder: string): Plugin {
  return {
    name: 'tradepost-minify-once',
    apply: 'build',
    configResolved({ plugins, build }) {
      const terser = plugins.find(({ name }) => name === 'vite:terser')
      const minify = terser?.renderChunk
      if (!terser || typeof minify !== 'function') throw new Error('vite:terser has changed: update minify-once.')
      const key = JSON.stringify([terserVersion, viteVersion, build.terserOptions, build.sourcemap])
      terser.renderChunk = async function (code, ...rest) {
        if (build.minify !== 'terser') return minify.call(this, code, ...rest)
        const file = join(folder, `${createHash('sha256').update(key).update(code).digest('hex')}.json`)
        const cached = await readFile(file, 'utf8').catch(() => null)
        if (cached !== null) {
          const now = new Date()
          await utimes(file, now, now).catch(() => {})
          return JSON.parse(cached) as { code: string; map: string | null }
        }
        const minified = await minify.call(this, code, ...rest)
        if (minified && typeof minified === 'object' && 'code' in minified && minified.code !== undefined) {
          const { code: short, map = null } = minified
          await mkdir(folder, { recursive: true })
          // Write under a temporary name first, because another shop's build may use the cache at the same time.
          const draft = `${file}.${randomUUID()}`
          await writeFile(draft, JSON.stringify({ code: short, map }))
          await rename(draft, file)
        }
        return minified
      }
    },
    closeBundle: () => removeOld(folder),
  }
}
