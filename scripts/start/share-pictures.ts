import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from './settings.ts'

/** Copies generated pictures of earlier runs into a new data folder; they depend only on the seed. */
export function sharePictures(dataDir: string): void {
  const pictures = path.join(root, '.cache/media')
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, path.join(dataDir, 'media'))
}
