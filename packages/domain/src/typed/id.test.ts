import { expect, it } from 'vitest'
import { idPattern, isId, isUuid, uuidPattern } from './id.ts'

const uuid = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'

it.each(['0', '1913542026404990978', '9999999999999999999'])('%j is an id', (text) => expect(isId(text)).toBe(true))
it.each(['', '12345678901234567890', '1.5', '-1', '1\n', '١', ' 1', '1a'])('%j is no id', (text) => {
  expect(isId(text)).toBe(false)
})
it.each(['', uuid.toUpperCase(), ` ${uuid}`, `${uuid}\n`, uuid.replaceAll('-', ''), uuid.slice(1)])(
  '%j is no UUID',
  (text) => expect(isUuid(text)).toBe(false),
)
it('recognises a UUID, and exports both patterns for schemas', () => {
  expect(isUuid(uuid)).toBe(true)
  expect([new RegExp(idPattern).test('42'), new RegExp(uuidPattern).test(uuid)]).toEqual([true, true])
})
