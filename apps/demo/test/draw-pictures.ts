import path from 'node:path'
import { makeArtwork } from '../src/artwork/make-artwork.ts'

// Draws the pictures before the tests of whole shops start, so that the first test need not draw them.
await makeArtwork(path.resolve(import.meta.dirname, '../../../.cache'), console.log)
