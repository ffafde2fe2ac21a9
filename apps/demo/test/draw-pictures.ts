import path from 'node:path'
import { makeArtwork } from '../src/artwork/make-artwork.ts'

// Draws into the folder that the tests of whole shops use, so that the first of them does not wait.
await makeArtwork(path.resolve(import.meta.dirname, '../../../.cache'), console.log)
