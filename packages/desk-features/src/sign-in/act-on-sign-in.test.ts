import { ApiError } from '@tradepost/api-client'
import { expect, it } from 'vitest'
import type { DeskContext, DeskTools } from '../kernel/server.ts'
import { actOnSignIn } from './act-on-sign-in.ts'

const context = { t: (id: string) => id } as unknown as DeskContext
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('signs in by the mailed code that the gateway asks for after an attack', async () => {
  const sent: object[] = []
  const tools = {
    signIn: async (input: object) => {
      sent.push(input)
      if ('password' in input) throw new ApiError('login_proof_needed', 'Mailed.', { status: 429 } as never)
    },
  } as unknown as DeskTools
  const email = 'robin@mail.example'
  const asked = await actOnSignIn(context, formOf({ email, password: 'secret' }), tools)
  expect(asked).toMatchObject({ ok: false, problems: [{ code: 'login_proof_needed' }], values: { email } })
  expect(await actOnSignIn(context, formOf({ email, code: '' }), tools)).toMatchObject({
    problems: [{ field: 'code' }],
  })
  expect(await actOnSignIn(context, formOf({ email, code: ' 123456 ' }), tools)).toEqual({ ok: true })
  expect(sent).toEqual([
    { email, password: 'secret' },
    { email, code: '123456' },
  ])
})
