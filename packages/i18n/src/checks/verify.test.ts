import { expect, it } from 'vitest'
import { problemsOfWords } from '../cli/verify.ts'
import { unsaid } from '../descriptions/unsaid.ts'
import { shopFolders } from '../descriptions/uses.ts'

it('has every message in every built-in language, and valid overrides in every tenant', async () => {
  expect(await problemsOfWords()).toEqual([])
})

it('reports only messages that no code uses, whether an id is whole, composed or in any quotes', () => {
  const used = ['shell.logOut', 'pass.consent', 'errors.email_format']
  expect(unsaid([...used, 'shell.saidNowhere'])).toEqual(['shell.saidNowhere'])
})

it('reports an override that no shop page uses, even if the gateway uses the message', () => {
  const overridden = ['catalog.homeTitle', 'mail.codeSubject', 'shell.saidNowhere']
  expect(unsaid(overridden)).toEqual(['shell.saidNowhere'])
  expect(unsaid(overridden, shopFolders)).toEqual(['mail.codeSubject', 'shell.saidNowhere'])
})
