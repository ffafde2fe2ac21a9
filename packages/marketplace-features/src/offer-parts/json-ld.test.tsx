import { expect, it } from 'vitest'
import { jsonLdText } from './json-ld.tsx'

it('keeps hostile names inside the data block', () => {
  const hostile = '</script><img src=x onerror=alert(1)>&\u2028'
  const text = jsonLdText({ '@type': 'Product', name: hostile })
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text).name).toBe(hostile)
})
