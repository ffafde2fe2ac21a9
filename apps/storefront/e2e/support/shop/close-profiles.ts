import { afterAll } from 'vitest'
import { closeKeptProfiles } from './shop.ts'

// Runs after every file, although modules are loaded only once for all files.
afterAll(closeKeptProfiles)
