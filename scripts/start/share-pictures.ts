import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from './settings.ts'

/** Links the shared folder of generated pictures into a new data folder. The pictures depend only on the seed. */
export function sharePictures(dataDir: string): void {
  const pictures = path.join(root, '.cache/media')
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, path.join(dataDir, 'media'))
}
