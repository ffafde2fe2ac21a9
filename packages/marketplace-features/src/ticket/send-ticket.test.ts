import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { kit } from '../../test/kit.ts'
import { sendRequest } from './send-ticket.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const typed = { topic: 'payment', text: 'I paid twice.', email: 'guest@mail.example', orderText: '' }

it('sends the request of a visitor, and leads to a page that names its number', async () => {
  const { ctx, tools, requests } = kit({ signedIn: false })
  const answer = await sendRequest(ctx, formOf(typed), tools)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toMatch(/^\/contact\?sent=\d{8}$/)
  expect(requests.find(({ path }) => path === calls.ticket.openTicket.path)?.input).toMatchObject({
    body: { topic: 'payment', text: 'I paid twice.', email: 'guest@mail.example' },
  })
})

it('makes one request of the same words, and two of those of two visitors whose pages have the same key', async () => {
  const keys: unknown[] = []
  for (const email of ['a@mail.example', 'a@mail.example', 'b@mail.example']) {
    const { ctx, tools, bodyOf } = kit({ signedIn: false })
    await sendRequest(ctx, formOf({ ...typed, email, key: '00000000-0000-4000-8000-000000000001' }), tools)
    keys.push(bodyOf(calls.ticket.openTicket.path)?.sendKey)
  }
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
})

it('names what is missing and keeps what was typed', async () => {
  const { ctx, tools, requests } = kit({ signedIn: false })
  const answer = await sendRequest(ctx, formOf({ ...typed, topic: '', email: 'nobody' }), tools)
  expect(answer).toMatchObject({
    problems: [{ field: 'topic' }, { field: 'email', code: 'email_format' }],
    values: { text: 'I paid twice.', email: 'nobody' },
  })
  expect(requests).toEqual([])
})

it('takes an order and no address of a customer', async () => {
  const { ctx, tools, requests } = kit()
  const [order] = (await ctx.api(calls.order.orderPage, { body: {} })).list
  await sendRequest(ctx, formOf({ ...typed, orderId: order?.id ?? '' }), tools)
  const sent = requests.find(({ path }) => path === calls.ticket.openTicket.path)?.input
  expect(sent).toMatchObject({ body: { orderId: order?.id, fileIds: [] } })
  expect(JSON.stringify(sent)).not.toContain('guest@')
})
