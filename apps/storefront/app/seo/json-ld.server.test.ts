import { expect, it } from 'vitest'
import { jsonLdText } from './json-ld.server'

it('structured data escapes everything that could end its script', () => {
  const hostile = '</script><img src=x onerror=alert(1)>&\u2028'
  const text = jsonLdText([{ '@type': 'Product', name: hostile }])
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name: hostile })
})

it('structured data puts several objects into one graph', () => {
  const { '@graph': graph } = JSON.parse(jsonLdText([{ '@type': 'WebSite' }, { '@type': 'Organization' }]))
  expect(graph).toEqual([{ '@type': 'WebSite' }, { '@type': 'Organization' }])
})
