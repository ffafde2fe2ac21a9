import { expect, it } from 'vitest'
import { problemsOfWords, unsaid } from './cli/verify.ts'

it('has every word in every built-in language, and every tenant says its own words right', async () => {
  expect(await problemsOfWords()).toEqual([])
})

it('names a message that nothing says, and none that is said, in pieces or in any quotes', () => {
  const said = ['shell.logOut', 'pass.consent', 'errors.email_format']
  expect(unsaid([...said, 'shell.saidNowhere'])).toEqual(['shell.saidNowhere'])
})
