import { expect, it } from 'vitest'
import { problemsOfWords } from '../cli/verify.ts'
import { unsaid } from '../descriptions/unsaid.ts'
import { shopFolders } from '../descriptions/uses.ts'

it('has every word in every built-in language, and every tenant says its own words right', async () => {
  expect(await problemsOfWords()).toEqual([])
})

it('names a message that nothing says, and none that is said, in pieces or in any quotes', () => {
  const said = ['shell.logOut', 'pass.consent', 'errors.email_format']
  expect(unsaid([...said, 'shell.saidNowhere'])).toEqual(['shell.saidNowhere'])
})

it("names a tenant's word that no shop says, though the gateway may", () => {
  const overridden = ['catalog.homeTitle', 'mail.codeSubject', 'shell.saidNowhere']
  expect(unsaid(overridden)).toEqual(['shell.saidNowhere'])
  expect(unsaid(overridden, shopFolders)).toEqual(['mail.codeSubject', 'shell.saidNowhere'])
})
