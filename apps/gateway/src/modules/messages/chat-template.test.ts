import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { chatTemplateLimits } from '@tradepost/domain/seller/chat-template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
let first: Awaited<ReturnType<typeof signInSeller>>
beforeAll(async () => {
  shop = await createShop()
  first = await signInSeller(shop)
})
afterAll(() => shop.close())

type Person = typeof first
const as = ({ token, tenant }: Person) => ({ token, tenant })
const list = async (by: Person) =>
  (await shop.inject(calls.chatTemplate.chatTemplates, {}, as(by))).body.data?.list ?? []
const add = (body: { title: string; text: string }, by = first) =>
  shop.inject(calls.chatTemplate.addChatTemplate, { body }, as(by))
const edit = (id: string, body: { title: string; text: string }, by = first) =>
  shop.inject(calls.chatTemplate.editChatTemplate, { params: { id }, body }, as(by))
const remove = (id: string, by = first) =>
  shop.inject(calls.chatTemplate.removeChatTemplate, { params: { id } }, as(by))

describe('a template of the chat', () => {
  it('is kept, changed and removed by its seller, sorted by title', async () => {
    await add({ title: 'Thanks', text: 'Thank you, {buyer}.\r\nOrder {order}.' })
    const added = await add({ title: ' Hello\u202e ', text: 'Hello {buyer}.' })
    const texts = ['Hello {buyer}.', 'Thank you, {buyer}.\nOrder {order}.']
    expect(added.body.data?.list.map(({ text }) => text)).toEqual(texts)
    const [hello] = await list(first)
    expect(hello?.title).toBe('Hello')
    const id = hello?.id ?? ''
    expect((await edit(id, { title: 'Welcome', text: 'Welcome!' })).body.data?.list[1]).toEqual({
      ...{ id, title: 'Welcome', text: 'Welcome!' },
    })
    expect((await remove(id)).body.data?.list.map(({ title }) => title)).toEqual(['Thanks'])
    expect((await remove(id)).body).toMatchObject({ code: 'not_found', field: 'id' })
    expect((await edit(id, { title: 'x', text: 'x' })).body).toMatchObject({ code: 'not_found', field: 'id' })
  })

  it('needs a title and a text that can be seen, within their limits', async () => {
    for (const [body, field] of [
      [{ title: '\u200b', text: 'x' }, 'title'],
      [{ title: 'x', text: ' \n ' }, 'text'],
      [{ title: 'x'.repeat(81), text: 'x' }, 'title'],
      [{ title: 'x', text: 'x'.repeat(2001) }, 'text'],
    ] as const) {
      const { status, body: answer } = await add(body)
      expect([status, answer.field]).toEqual([400, field])
    }
    expect(await list(first)).toHaveLength(1)
  })

  it('S39 is seen, changed and removed by no other seller', async () => {
    const other = await signInSeller(shop, { sellerId: null })
    const [template] = await list(first)
    const id = template?.id ?? randomUUID()
    expect(await list(other)).toEqual([])
    expect((await edit(id, { title: 'Mine', text: 'Mine' }, other)).body.code).toBe('not_found')
    expect((await remove(id, other)).body.code).toBe('not_found')
    expect(await list(first)).toEqual([template])
  })

  it('is one of fifty at most, even if two are added at a time', async () => {
    const other = await signInSeller(shop, { sellerId: null })
    const words = { title: 'Answer', text: 'Yes.' }
    for (let n = 1; n < chatTemplateLimits.most; n += 1) await add(words, other)
    const answers = await Promise.all([add(words, other), add(words, other)])
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'templates_full'])
    expect(await list(other)).toHaveLength(chatTemplateLimits.most)
  })
})
