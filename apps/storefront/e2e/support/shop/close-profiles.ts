import { afterAll } from 'vitest'
import { closeKeptProfiles } from './shop.ts'

// As a setup file this runs for every test file, although modules are loaded only once for all files.
afterAll(closeKeptProfiles)
