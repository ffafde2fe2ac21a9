import { isPrefixed, languages } from '@tradepost/i18n'
import { describe, expect, it } from 'vitest'
import { languagesOf } from './languages.ts'

describe('the list of languages', () => {
  it('C-09 gives each its index, name, code, address, large name, icon and id', () => {
    const given = [
      { code: 'en', languageId: '1', fnName: 'English' },
      { code: 'xx', languageId: '99', fnName: 'Nobody speaks it' },
      { code: 'ar', languageId: '7', fnName: 'العربية' },
      { code: 'kr', languageId: '11', fnName: '한국어' },
    ]
    expect(languagesOf(given)).toEqual([
      { index: 0, value: 'English', id: 'en', href: '/', large: 'English', icon: 'globe', languageId: '1' },
      { index: 2, value: 'العربية', id: 'ar', href: '/ar', large: 'العربية', icon: 'globe', languageId: '7' },
      { index: 3, value: '한국어', id: 'kr', href: '/', large: '한국어', icon: 'globe', languageId: '11' },
    ])
    const own = languagesOf(languages.map((code) => ({ code })))
    expect(own).toHaveLength(languages.length)
    expect(own.map(({ languageId }) => Number(languageId)).sort((a, b) => a - b)).toEqual(own.map((_, at) => at + 1))
    expect(own.filter(({ href }) => href === '/').map(({ id }) => id)).toEqual(
      languages.filter((id) => !isPrefixed(id)),
    )
    for (const { value, id } of own) expect([id, value.length > 1 && value !== id]).toEqual([id, true])
  })
})
