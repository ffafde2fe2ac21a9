import { afterAll } from 'vitest'
import { closeKeptProfiles } from './shop.ts'

// NOTE: runs for every file, where modules are loaded once for all of them.
afterAll(closeKeptProfiles)
