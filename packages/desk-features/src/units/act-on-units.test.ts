import { expect, it } from 'vitest'
import { csvOfUnits } from './act-on-units.ts'

const unit = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'available' as const,
  masked: '••••2345',
  remark: null,
  expiresAt: null,
  addedAt: '2026-11-20T10:00:00.000Z',
  orderId: null,
  login: null,
  password: null,
  email: null,
  code: null,
  note: null,
  fileBytes: null,
  file: null,
}

it('writes units as CSV that keeps commas, quotation marks and line breaks', () => {
  const csv = csvOfUnits([
    { ...unit, code: 'ABC-1' },
    { ...unit, login: 'kim', password: 'a,"b"', note: 'two\nlines' },
    { ...unit, file: 'save.zip', fileBytes: 4 },
  ])
  expect(csv).toBe(
    [
      'code,login,password,email,note,file,remark,state,expiresAt,orderId',
      'ABC-1,,,,,,,available,,',
      ',kim,"a,""b""",,"two\nlines",,,available,,',
      ',,,,,save.zip,,available,,',
      '',
    ].join('\r\n'),
  )
})
