import { afterAll } from 'vitest'
import { closeKept } from './shop.ts'

// NOTE: runs for every file, where modules are loaded once for all of them.
afterAll(closeKept)
