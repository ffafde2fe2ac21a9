import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { startTranslationServer } from '../../../test/support/translation-server.ts'
import { createLibreTranslate } from '../../platform/translation/libre-translate.ts'

let shop: AfterSalesShop
let service: Awaited<ReturnType<typeof startTranslationServer>>
beforeAll(async () => {
  service = await startTranslationServer()
  shop = await createAfterSalesShop()
  shop.deps.translator = createLibreTranslate({ api: service.api, key: 'a-key-of-the-service' })
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

const read = async (id: string, by = shop.vendor) =>
  (await shop.inject(calls.offerTranslation.offerTranslations, { params: { id } }, shop.as(by))).body.data
async function suggest(id: string, more: { language?: string; version?: string } = {}, by = shop.vendor) {
  const version = more.version ?? (await read(id))?.original.version ?? ''
  const body = { language: more.language ?? 'kr', version } as { language: 'kr'; version: string }
  return shop.inject(calls.offerTranslation.suggestTranslation, { params: { id }, body }, shop.as(by))
}
const describedAs = async (description: string) => {
  const id = await shop.offer({ stock: 9 })
  await shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body: { description } }, shop.as(shop.vendor))
  return id
}

describe('a suggested translation', () => {
  it('translates title and lines, keeps headings and lists, and stores nothing', async () => {
    const id = await describedAs('## What you get\n\n- Level 40\n- **Rare** skins\n\nAsk me.')
    service.asked.length = 0
    expect((await suggest(id)).body.data).toEqual({
      title: '[ko] A thing worth having',
      description: '## [ko] What you get\n\n- [ko] Level 40\n- [ko] **Rare** skins\n\n[ko] Ask me.',
    })
    expect(service.asked).toEqual([
      {
        q: ['A thing worth having', 'What you get', 'Level 40', '**Rare** skins', 'Ask me.'],
        ...{ source: 'en', target: 'ko', format: 'text', api_key: 'a-key-of-the-service' },
      },
    ])
    expect(await read(id)).toMatchObject({ canSuggest: true, list: [] })
  })

  it('is refused for the language of the original, for older words and for the offer of another seller', async () => {
    const id = await shop.offer({ stock: 9 })
    service.asked.length = 0
    expect((await suggest(id, { language: 'en' })).body).toMatchObject({ code: 'data_error', field: 'language' })
    expect((await suggest(id, { version: 'older' })).body).toMatchObject({ code: 'state_conflict', field: 'version' })
    const other = await signInSeller(shop, { sellerId: null })
    expect((await suggest(id, {}, other)).body.code).toBe('not_found')
    expect(service.asked).toEqual([])
  })

  it.each(['error 500', 'not json', 'fewer', 'no texts', 'redirect', 'too large', 'never'] as const)(
    'is missing when the service answers badly: %s',
    async (how) => {
      const id = await shop.offer({ stock: 9 })
      service.answer(how)
      const { status, body } = await suggest(id)
      service.answer('proper')
      expect([status, body.code]).toEqual([503, 'translation_failed'])
      expect(JSON.stringify(body)).not.toContain('a-key-of-the-service')
      expect((await suggest(id)).status).toBe(200)
    },
  )

  it('is not offered by an installation without a service', async () => {
    const { translator } = shop.deps
    shop.deps.translator = null
    const id = await shop.offer({ stock: 9 })
    expect((await read(id))?.canSuggest).toBe(false)
    const { status, body } = await suggest(id)
    expect([status, body.code]).toEqual([409, 'translation_off'])
    shop.deps.translator = translator
  })

  it('is limited in number, since each costs the company money', async () => {
    const id = await shop.offer({ stock: 9 })
    const version = (await read(id))?.original.version ?? ''
    const codes: string[] = []
    for (let n = 0; n < 201; n++) codes.push((await suggest(id, { version })).body.code)
    expect([codes[0], codes.at(-1)]).toEqual(['0000', 'rate_limited'])
  })
})
