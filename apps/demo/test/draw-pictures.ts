import path from 'node:path'
import { makeArtwork } from '../src/artwork/make-artwork.ts'

// Where the tests of whole shops look for them, so that the first of these does not wait for the drawing.
await makeArtwork(path.resolve(import.meta.dirname, '../../../.cache'), console.log)
