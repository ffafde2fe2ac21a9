import { expect, it } from 'vitest'
import { cellContent } from './desk-table.tsx'

it('shows the number 0, and nothing for a value that is missing', () => {
  expect(cellContent(0)).toBe(0)
  for (const missing of [null, undefined, '', false]) expect(cellContent(missing)).toBeNull()
})
