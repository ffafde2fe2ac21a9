import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from './settings.ts'

/** Gives a new data folder the pictures that are drawn once and kept between runs; they depend on the seed alone. */
export function sharePictures(dataDir: string): void {
  const pictures = path.join(root, '.cache/media')
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, path.join(dataDir, 'media'))
}
