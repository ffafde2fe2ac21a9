import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import type { DeskContext, DeskTools } from '../desk-context.ts'
import { withIdentity } from './prove-identity.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Runs a step with a gateway that accepts every proof; says in which order things happened. */
async function run(fields: Record<string, string>, factorAsked: 'nothing' | 'code' = 'nothing') {
  const order: string[] = []
  const context = {
    t: (id: string) => id,
    factor: { factor: 'proved', factorAsked, hasPasskey: true },
    api: async (call: { path: string }) => {
      order.push(call.path)
      return { session: call.path }
    },
  } as unknown as DeskContext
  const tools = { renew: async (session: unknown) => order.push(`renewed by ${session}`) } as unknown as DeskTools
  const result = await withIdentity(context, formOf(fields), tools, async () => {
    order.push('step')
    return { ok: true as const }
  })
  return { order, result }
}
const { stepUp } = calls.signIn
const { proveFactor, provePasskey } = calls.factor

it('runs a step at once while nobody has asked for a proof', async () => {
  expect(await run({})).toEqual({ order: ['step'], result: { ok: true } })
})

it('proves the identity first if the form has the fields for it', async () => {
  const { order } = await run({ identityPassword: 'Letters-2026', code: '123456' }, 'code')
  expect(order).toEqual([
    ...[stepUp.path, `renewed by ${stepUp.path}`],
    ...[proveFactor.path, `renewed by ${proveFactor.path}`, 'step'],
  ])
  expect((await run({ identityPassword: 'Letters-2026' })).order).toEqual([
    ...[stepUp.path, `renewed by ${stepUp.path}`, 'step'],
  ])
})

it('proves a passkey before the password, which replaces the session that has the challenge', async () => {
  const passkey = JSON.stringify({ id: 'a' })
  const { order } = await run({ identityPassword: 'Letters-2026', code: '', passkey }, 'code')
  expect(order).toEqual([
    ...[provePasskey.path, `renewed by ${provePasskey.path}`],
    ...[stepUp.path, `renewed by ${stepUp.path}`, 'step'],
  ])
  // A code that was typed too is the later wish.
  expect((await run({ identityPassword: 'Letters-2026', code: '123456', passkey }, 'code')).order).toContain(
    proveFactor.path,
  )
})

it('refuses an empty proof without a call', async () => {
  expect(await run({ identityPassword: '', code: '' }, 'code')).toMatchObject({
    order: [],
    result: { ok: false, problems: [{ field: 'identityPassword' }, { field: 'code' }] },
  })
})
