import { expect, it } from 'vitest'
import { problemsOfWords } from './cli/verify.ts'

it('has every word in every built-in language, and every tenant says its own words right', async () => {
  expect(await problemsOfWords()).toEqual([])
})
