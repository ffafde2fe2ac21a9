import { expect, it } from 'vitest'
import { normalMessage } from './normal-message.ts'

it('keeps the names of the program and hides numbers, ids and what somebody typed', () => {
  expect(normalMessage("Cannot read properties of undefined (reading 'price')")).toBe(
    "Cannot read properties of undefined (reading 'price')",
  )
  expect(normalMessage('Offer 1913542026404990978 has 3.5 pieces')).toBe('Offer … has 0 pieces')
  expect(normalMessage('No line 0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad')).toBe('No line …')
  expect(normalMessage('Unexpected token \'h\', "hello dear" is not valid JSON')).toBe(
    'Unexpected token \'h\', "…" is not valid JSON',
  )
  expect(normalMessage('Loading https://shop.example/a?token=1#b failed')).toBe('Loading https://shop.example/a failed')
  expect(normalMessage("'my secret words' is not a valid selector")).toBe("'…' is not a valid selector")
  expect(normalMessage('Invalid regular expression: /my words(/: Unterminated group')).toBe(
    'Invalid regular expression: /…/',
  )
  expect(normalMessage(`a\nb\u202ec${'x'.repeat(2000)}`)).toHaveLength(300)
})
