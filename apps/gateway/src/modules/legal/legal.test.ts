import { type CallInput, calls } from '@tradepost/contract'
import { itemOfDocument, type LegalDocument } from '@tradepost/domain/content/legal-documents'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { eraseUser } from '../account/personal-data/erase-user.ts'
import { collectPersonalData } from '../account/personal-data/personal-data.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let editor: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await signInStaff(shop)
  editor = await signInStaff(shop, 'lumen', 'administrator')
})
afterAll(() => shop.close())

const as = ({ token, tenant }: SignedIn) => ({ token, tenant })
type Save = Partial<CallInput<typeof calls.content.saveLegal>['body']>
const texts = (text: string) => ({ en: { title: 'Terms', text }, de: { title: 'Bedingungen', text: `${text} (de)` } })
const save = (version: number, text: string, more: Save = {}) => {
  const body = { document: 'terms' as const, version, needsConsent: false, confirmed: [], texts: texts(text), ...more }
  return shop.inject(calls.content.saveLegal, { body } as never, as(editor))
}
const publish = (version: number, document: LegalDocument = 'terms', at?: Date) =>
  shop.inject(
    calls.content.publishContent,
    {
      params: { kind: 'legal', item: itemOfDocument(document) },
      body: { version, ...(at ? { at: at.toISOString() } : {}) },
    },
    as(editor),
  )
const read = (document: LegalDocument = 'terms', version?: number, lang = 'en') =>
  shop.inject(calls.legal.legalPage, { params: { document }, query: version ? { version } : {} }, { headers: { lang } })
type Buyer = Awaited<ReturnType<Shop['buyer']>>
const consent = async (buyer: Buyer) => (await shop.inject(calls.legal.termsConsent, {}, shop.via(buyer))).body.data
const agree = (buyer: Buyer, version: number, occasion: 'signup' | 'signin' = 'signin') =>
  shop.inject(calls.legal.agreeToTerms, { body: { version, occasion } }, shop.via(buyer))

describe('the terms of a shop', () => {
  it('hold from their publication, stay readable, and are asked for as the staff decided', async () => {
    const before = await shop.buyer()
    expect(await consent(before)).toEqual({ version: null, agreed: null, pending: false })
    expect((await read()).body.code).toBe('not_found')

    shop.clock.advance(hourMs)
    editor = await signInStaff(shop, 'lumen', 'administrator')
    expect((await save(0, 'First **terms**')).body.data?.version).toBe(1)
    expect((await save(0, 'Again')).body.code).toBe('conflict')
    const from = new Date(shop.clock.now().getTime() + hourMs)
    expect((await publish(1, 'terms', from)).body.data?.state).toBe('planned')
    expect((await read()).body.code).toBe('not_found')
    shop.clock.advance(hourMs)
    await shop.deps.jobs.runDue()
    expect((await read()).body.data).toMatchObject({
      ...{ version: 1, title: 'Terms', html: '<p>First <strong>terms</strong></p>', heldUntil: null },
      holdsFrom: from.toISOString(),
    })
    expect((await read('terms', undefined, 'de')).body.data?.title).toBe('Bedingungen')

    // A customer from before the terms is not asked; a newcomer is.
    expect((await consent(before))?.pending).toBe(false)
    const newcomer = await shop.buyer()
    expect(await consent(newcomer)).toEqual({ version: 1, agreed: null, pending: true })
    expect((await agree(newcomer, 7)).body).toMatchObject({ code: 'terms_required', field: 'version' })
    expect((await agree(newcomer, 1, 'signup')).body.code).toBe('0000')
    expect((await agree(newcomer, 1, 'signup')).body.code).toBe('0000')
    expect(await consent(newcomer)).toEqual({ version: 1, agreed: 1, pending: false })

    shop.clock.advance(hourMs)
    editor = await signInStaff(shop, 'lumen', 'administrator')
    await save(1, 'Second terms')
    await publish(2)
    expect((await consent(newcomer))?.pending).toBe(false)
    await save(2, 'Third terms', { needsConsent: true })
    shop.clock.advance(hourMs)
    editor = await signInStaff(shop, 'lumen', 'administrator')
    await publish(3)
    for (const buyer of [before, newcomer]) expect(await consent(buyer)).toMatchObject({ version: 3, pending: true })
    expect((await read('terms', 1)).body.data).toMatchObject({
      ...{ version: 1, heldUntil: expect.any(String) },
      versions: [{ version: 3 }, { version: 2 }, { version: 1 }],
    })
    // The shop cannot be without its terms again, and what held is never changed.
    const params = { kind: 'legal' as const, item: itemOfDocument('terms') }
    const gone = await shop.inject(calls.content.withdrawContent, { params, body: { version: 3 } }, as(editor))
    expect(gone.body.code).toBe('state_conflict')
    for (const change of [sql`update legal_version set version = 9`, sql`delete from legal_consent`])
      await expect(shop.rows(change)).rejects.toThrow()
    expect((await shop.inject(calls.legal.legalPageList, {}, { tenant: 'sahra' })).body.data).toEqual([])
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('are agreed to with a purchase, which is refused without', async () => {
    const buyer = await shop.buyer()
    const offer = await shop.offer({ price: 1000, stock: 5 })
    const buy = (agreedTerms?: number) =>
      shop.inject(
        calls.checkout.preOrder,
        {
          body: {
            isBuyByCart: false,
            order: { lines: [{ offerId: offer, quantity: 1 }], deliveryEmail: 'a@mail.example' },
            ...(agreedTerms === undefined ? {} : { agreedTerms }),
          },
        } as never,
        shop.via(buyer, crypto.randomUUID()),
      )
    for (const version of [undefined, 1, 999])
      expect((await buy(version)).body).toMatchObject({ code: 'terms_required', field: 'agreedTerms' })
    const topUp = { body: { amount: 1000, agreed: true as const, agreement: 'x' } }
    expect((await shop.inject(calls.wallet.topUp, topUp, shop.via(buyer, crypto.randomUUID()))).body.code).toBe(
      'terms_required',
    )
    const bought = (await buy(3)).body.data
    expect(bought?.purchaseId).toEqual(expect.any(String))
    expect((await buy()).body.code).toBe('0000')
    expect((await buy(3)).body.code).toBe('0000')
    const rows = await shop.rows<{ occasion: string; purchase: string; version: number }>(
      sql`select occasion, purchase_id::text as purchase, version from legal_consent where user_id = ${buyer.id} order by at`,
    )
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ occasion: 'purchase', purchase: bought?.purchaseId, version: 3 })
    const page = await shop.inject(calls.support.customerDetail, { params: { id: buyer.id }, body: {} }, as(editor))
    expect(page.body.data?.consents).toMatchObject([{ version: 3 }, { version: 3, occasion: 'purchase' }])

    // The consent is part of the export, and stays as proof, without a name, when the account is erased.
    const data = await shop.within('lumen', (tx) => collectPersonalData(tx, 1, buyer.id))
    expect(data.legal_consent).toHaveLength(2)
    await shop.within('lumen', (tx) => eraseUser(shop.deps, tx, 1, buyer.id))
    expect(await shop.rows(sql`select version from legal_consent where user_id = ${buyer.id}`)).toHaveLength(2)
  })

  it('are asked for consent alone: other pages inform', async () => {
    const saved = await save(0, 'Who we are', { document: 'imprint', needsConsent: true })
    expect(saved.body.data?.content).toMatchObject({ document: 'imprint', needsConsent: false })
    await publish(1, 'imprint')
    expect((await shop.inject(calls.legal.legalPageList, {})).body.data?.map(({ document }) => document)).toEqual([
      'terms',
      'imprint',
    ])
  })
})
