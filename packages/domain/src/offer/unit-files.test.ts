import { expect, it } from 'vitest'
import { hasEndingOf, unitFileHeaders } from './unit-files.ts'

it('takes the endings of a type in any case, and no other', () => {
  expect(['a.JPG', 'a.jpeg', 'a.png', 'a.jpg.exe', 'jpg'].map((name) => hasEndingOf('image/jpeg', name))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('names a file in a header in any script, so that no part of the name ends the value', () => {
  const { 'Content-Disposition': named } = unitFileHeaders('сейв "1" (a).zip')
  expect(named).toBe(
    `attachment; filename="____ _1_ _a_.zip"; filename*=UTF-8''%D1%81%D0%B5%D0%B9%D0%B2%20%221%22%20%28a%29.zip`,
  )
})
