import { existsSync } from 'node:fs'
import path from 'node:path'

export interface Drawable {
  /** Key of the WebP; other formats differ only in the ending. */
  key: string
  /** Widths of the smaller renditions. */
  smaller?: readonly number[]
}

/** Encoding a picture uses one core, so more pictures than cores would only wait. */
const workers = 3

const isDrawn = (root: string, { key, smaller = [] }: Drawable) =>
  [key, ...smaller.map((width) => key.replace(/\.webp$/, `-${width}.webp`))].every((name) =>
    existsSync(path.join(root, name)),
  )

const shuffled = <T>(list: readonly T[]) =>
  list
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

/**
 * Draws the missing pictures of a folder and returns how many it drew. Gateways that fill one folder at the same time
 * share the work: each draws in a different order and skips what another has already drawn.
 */
export async function drawMissing<T extends Drawable>(
  root: string,
  pictures: readonly T[],
  draw: (picture: T) => Promise<void>,
  say: (missing: number) => void = () => {},
): Promise<number> {
  const missing = pictures.filter((picture) => !isDrawn(root, picture))
  if (missing.length === 0) return 0
  say(missing.length)
  const waiting = shuffled(missing).values()
  let drawn = 0
  const worker = async () => {
    for (const picture of waiting) {
      if (isDrawn(root, picture)) continue
      await draw(picture)
      drawn += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return drawn
}
