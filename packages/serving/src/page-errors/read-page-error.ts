import type { IncomingMessage } from 'node:http'
import { builtPlaces } from './built-places.ts'
import type { Frame, openSourceMaps } from './source-maps.ts'

/** The address of the script that reports errors, to which it also posts. Pages may only run scripts from this folder. */
export const pageErrorsPath = '/assets/errors.js'

/** An error of a page, with the places of the sources. */
export interface PageErrorReport {
  name: string
  message: string
  frames: Frame[]
  /** The path of the page, without its query. */
  path: string
  /** The build that the page came from. */
  build: string
}

const mostBytes = 16 * 1024
const mostFrames = 12
/** Failures of the connection and of scripts that a visitor or a newer version took away: nothing in the program is wrong. */
const ofNetwork =
  /failed to fetch|networkerror|load failed|network connection was lost|dynamically imported module|importing a module script failed/i

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    size += (piece as Buffer).length
    if (size > mostBytes) return null
    pieces.push(piece as Buffer)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return null
  }
}

const textOf = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')

/** Reads what the script sent; null if it is no error of this site's own program. */
export function readReport(
  sent: unknown,
  origin: string,
  sourceOf: ReturnType<typeof openSourceMaps>,
): PageErrorReport | null {
  const { name, message, stack, path, build } = (sent ?? {}) as Record<string, unknown>
  const frames = builtPlaces(textOf(stack, 8000), origin).slice(0, mostFrames).map(sourceOf)
  const text = textOf(message, 1000)
  if (frames.length === 0 || ofNetwork.test(text)) return null
  return {
    ...{ name: textOf(name, 80).replace(/[^\w.$-]/g, '') || 'Error', message: text, frames },
    ...{ path: textOf(path, 500).split(/[?#]/)[0] ?? '', build: textOf(build, 40).replace(/[^\w.-]/g, '') },
  }
}

/** Reads the report that a browser posts. */
export const readPageError = async (
  request: IncomingMessage,
  origin: string,
  sourceOf: ReturnType<typeof openSourceMaps>,
): Promise<PageErrorReport | null> => readReport(await readBody(request), origin, sourceOf)
