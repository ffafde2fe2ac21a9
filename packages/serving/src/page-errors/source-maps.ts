import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { shortSource } from './short-source.ts'

/** A place of the sources or, without a map, of a built file. */
export interface Frame {
  source: string
  line: number
  column: number
  name: string
}

/** Decoded maps take much memory, and errors come from few files. */
const mostMaps = 8

const nameOf = (name: string | null): string => (name ?? '').replace(/[^\w$.#]/g, '').slice(0, 80)

/** The name of a built file without the mark of its content, which every version changes. */
const withoutMark = (file: string): string => `assets/${file.replace(/-[\w-]{8}(?=\.js$)/, '')}`

/**
 * The source maps of a build. The build leaves them beside the files that are sent, so that nobody can fetch them. A null
 * folder has no maps.
 */
export function openSourceMaps(folder: string | null) {
  const maps = new Map<string, TraceMap | null>()

  function read(file: string): TraceMap | null {
    const stored = folder && /^[\w.-]+\.js$/.test(file) ? path.join(folder, `${file}.map.gz`) : ''
    return existsSync(stored) ? new TraceMap(gunzipSync(readFileSync(stored)).toString()) : null
  }
  function mapOf(file: string): TraceMap | null {
    const known = maps.get(file)
    const map = known === undefined ? read(file) : known
    maps.delete(file)
    maps.set(file, map)
    const [oldest] = maps.keys()
    if (maps.size > mostMaps && oldest !== undefined) maps.delete(oldest)
    return map
  }

  /** The place in the sources of a place in a built file. Lines and columns count from 1. */
  return ({ file, line, column }: { file: string; line: number; column: number }): Frame => {
    const map = mapOf(file)
    const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) })
    return found?.source
      ? { source: shortSource(found.source), line: found.line, column: found.column + 1, name: nameOf(found.name) }
      : { source: withoutMark(file), line, column, name: '' }
  }
}
