import { describe, expect, it } from 'vitest'
import { templateFor, ticketPlaceholders } from './ticket-template.ts'

describe('a template of support', () => {
  const texts = { en: 'Hello {name}, about {order}.', de: 'Hallo {name}.', fr: 'Bonjour.' }

  it('speaks the language of the customer, else English, else any', () => {
    expect(templateFor(texts, 'de', { name: 'Kim' })).toEqual({ language: 'de', text: 'Hallo Kim.' })
    expect(templateFor(texts, 'ja', { name: 'Kim', order: '7' }).text).toBe('Hello Kim, about 7.')
    expect(templateFor({ fr: 'Bonjour.' }, 'ja', {})).toEqual({ language: 'fr', text: 'Bonjour.' })
    expect(templateFor({}, 'ja', {})).toEqual({ language: 'ja', text: '' })
  })

  it('leaves nothing where a fact is missing, and does not read a fact for placeholders', () => {
    expect(templateFor(texts, 'en', { name: '{order}' }).text).toBe('Hello {order}, about .')
    expect(templateFor({ en: ticketPlaceholders.map((one) => `{${one}}`).join('') }, 'en', {}).text).toBe('')
    expect(templateFor({ en: '{email}' }, 'en', {}).text).toBe('{email}')
  })
})
