import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Another seller with an offer of gift cards that is supplied from its vault. */
async function stranger() {
  const by = await signInSeller(shop, { sellerId: null })
  const offerId = await shop.offer({ vault: 'cards' })
  await shop.rows(sql`update offer set seller_id = ${by.sellerId} where id = ${offerId}`)
  return { by, offerId }
}
const alerts = () => shop.rows(sql`select ref_id, facts from finance_alert where kind = 'unit_of_another_seller'`)

describe('the vault of an offer', () => {
  it('takes units by a form, pasted lines and a list, which are its stock', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const form = await shop.addUnit(offerId, { code: 'FORM-AAAA-BBBB-1234', remark: 'from the form' })
    expect(form.body.data).toMatchObject({ state: 'available', masked: '••••1234', remark: 'from the form' })
    expect((await shop.paste(offerId, '\nPASTE-0001-XY\r\n\n PASTE-0002-XY \n')).body.data).toEqual({
      ...{ added: 2, known: 0, refused: [] },
    })
    const list = [{ code: 'LIST-0001-ABC' }, { code: 'LIST-0002-ABC', expiresAt: '2199-01-01T00:00:00.000Z' }]
    const input = { params: { id: offerId }, body: { units: list } }
    const key = randomUUID()
    const first = await shop.inject(calls.vault.addUnits, input, shop.as(shop.vendor, key))
    expect(first.body.data).toEqual({ added: 2, known: 0, refused: [] })
    const repeated = await shop.inject(calls.vault.addUnits, input, shop.as(shop.vendor, key))
    expect([repeated.headers['idempotent-replayed'], repeated.body]).toEqual(['true', first.body])
    expect((await shop.inject(calls.vault.addUnits, input, shop.as(shop.vendor))).body.data).toMatchObject({
      ...{ added: 0, known: 2, refused: [] },
    })
    expect(await shop.stock(offerId)).toEqual({ available: 5, reserved: 0, sold: 0, status: 1 })
    const page = await shop.units(offerId)
    expect(page).toMatchObject({ total: 5, counts: { all: 5, available: 5, delivered: 0 } })
    expect(JSON.stringify(page)).not.toContain('AAAA')
  })

  it('reads accounts from pasted lines, by the kind of the offer', async () => {
    const offerId = await shop.offer({ vault: 'accounts' })
    const { body } = await shop.paste(offerId, 'hero-one\tpass;word\thero@x.example\nno-password\nhero-two:pass:two')
    expect(body.data).toEqual({ added: 2, known: 0, refused: [{ line: 2, field: 'password', code: 'data_error' }] })
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 2)
    const items = await shop.revealed(orderId)
    expect([...items].sort()).toEqual(['hero-one', 'hero-two', 'hero@x.example', 'pass:two', 'pass;word'])
  })

  it('refuses a unit that is stocked already, also by another seller, and tells staff about that', async () => {
    const [code = ''] = newCodes(1)
    const offerId = await shop.cards([code])
    const again = await shop.addUnit(offerId, { code: ` ${code.toLowerCase()} ` })
    expect([again.status, again.body.code, again.body.field]).toEqual([409, 'unit_duplicate', 'code'])
    const sibling = await shop.offer({ vault: 'cards' })
    expect((await shop.paste(sibling, code)).body.data).toEqual({
      ...{ added: 0, known: 0, refused: [{ line: 1, field: 'code', code: 'unit_duplicate' }] },
    })
    expect(await alerts()).toEqual([])
    const other = await stranger()
    const taken = await shop.addUnit(other.offerId, { code }, other.by)
    expect([taken.status, taken.body.code]).toEqual([409, 'unit_duplicate'])
    const raised = await alerts()
    expect(raised).toEqual([{ ref_id: other.by.sellerId, facts: { units: 1, first: [expect.any(String)] } }])
    expect(JSON.stringify(raised)).not.toContain(code)
    expect(await shop.stock(other.offerId)).toMatchObject({ available: 0, status: 3 })
    // Another tenant has a vault of its own.
    expect(await shop.rows(sql`select 1 from account_unit where content_mac is not null`, 'sahra')).toEqual([])
  })

  it('refuses bad units with the field or the line, and adds the others', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    for (const [body, field] of [
      [{}, 'code'],
      [{ login: 'a' }, 'password'],
      [{ password: 'a' }, 'login'],
      [{ code: '\u200b\u202e' }, 'code'],
      [{ code: 'A', expiresAt: '2001-01-01T00:00:00.000Z' }, 'expiresAt'],
      [{ code: 'A'.repeat(501) }, 'code'],
    ] as const) {
      const refused = await shop.addUnit(offerId, body)
      expect([refused.status, refused.body.field]).toEqual([400, field])
    }
    const lines = ['GOOD-0001-TEST', 'X'.repeat(501), 'GOOD-0001-TEST', 'GOOD-0002-TEST'].join('\n')
    expect((await shop.paste(offerId, lines)).body.data).toEqual({
      ...{ added: 2, known: 0 },
      refused: [
        { line: 2, field: 'code', code: 'data_error' },
        { line: 3, field: 'code', code: 'unit_duplicate' },
      ],
    })
    expect((await shop.paste(offerId, '\n \n')).body).toMatchObject({ code: 'data_error', field: 'text' })
    expect((await shop.paste(offerId, newCodes(1001).join('\n'))).body).toMatchObject({ code: 'too_large' })
  })

  it('is filled by its own seller only, and not for an offer that is supplied otherwise, or a rental', async () => {
    const offerId = await shop.cards(newCodes(1))
    const other = await stranger()
    expect((await shop.paste(offerId, 'CODE-1-TEST-X', { by: other.by })).status).toBe(404)
    const text = await shop.offer({ stock: 3 })
    expect((await shop.paste(text, 'CODE-2-TEST-X')).body).toMatchObject({ code: 'state_conflict', field: 'supply' })
    const rental = await shop.offer({ accounts: true, standardType: 5 })
    expect((await shop.paste(rental, 'CODE-3-TEST-X')).body).toMatchObject({ code: 'state_conflict', field: 'id' })
  })

  it('takes the place of what an offer had, and gives it back, only while nothing is held', async () => {
    const set = (id: string, supply: 'vault' | 'manual') =>
      shop.inject(calls.vault.setVault, { params: { id }, body: { supply } }, shop.as(shop.vendor))
    const offerId = await shop.offer({ mode: 'im', stock: 3 })
    const { orderId } = await shop.buy(shop.customer, offerId)
    expect((await set(offerId, 'vault')).body).toMatchObject({ code: 'state_conflict', field: 'supply' })
    await shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.via(shop.customer))
    expect((await set(offerId, 'vault')).body.data).toMatchObject({ supply: 'vault', available: 0, status: 3 })
    const card = () => shop.inject(calls.offer.offerCard, { params: { id: offerId } })
    expect((await card()).body.data?.instant).toBe(true)
    await shop.addUnit(offerId, { login: 'moved', password: 'account' })
    expect((await set(offerId, 'manual')).body).toMatchObject({ code: 'state_conflict' })
    const [unit] = (await shop.units(offerId))?.list ?? []
    await shop.change(unit?.id ?? '', 'withdraw')
    expect((await set(offerId, 'manual')).body.data).toMatchObject({ supply: 'manual', available: 0 })
    expect((await card()).body.data?.instant).toBe(false)
  })

  it('withdraws a unit, puts it back, and marks it as bad; what is held for an order stays', async () => {
    const offerId = await shop.cards(newCodes(3))
    const [first, second, third] = (await shop.units(offerId))?.list ?? []
    expect((await shop.change(first?.id ?? '', 'withdraw')).body.data?.state).toBe('withdrawn')
    expect(await shop.stock(offerId)).toMatchObject({ available: 2 })
    expect((await shop.change(first?.id ?? '', 'withdraw')).body.code).toBe('state_conflict')
    expect((await shop.change(first?.id ?? '', 'restore')).body.data?.state).toBe('available')
    expect((await shop.change(second?.id ?? '', 'bad')).body.data?.state).toBe('bad')
    expect((await shop.change(second?.id ?? '', 'restore')).body.code).toBe('state_conflict')
    await shop.change(third?.id ?? '', 'withdraw')
    await shop.buy(shop.customer, offerId)
    expect((await shop.change(first?.id ?? '', 'withdraw')).body.code).toBe('state_conflict')
    expect((await shop.units(offerId, { state: 'held' }))?.list).toMatchObject([{ id: first?.id }])
    expect((await shop.change(randomUUID(), 'bad')).status).toBe(404)
  })

  it('exports its units to the owner who has just authenticated, and to nobody else', async () => {
    const [code = ''] = newCodes(1)
    const offerId = await shop.cards([code])
    const exported = (by = shop.vendor) =>
      shop.inject(calls.vault.exportUnits, { params: { id: offerId }, body: {} }, shop.as(by))
    const owner = await exported()
    expect(owner.headers['cache-control']).toContain('no-store')
    expect(owner.body.data).toMatchObject({ list: [{ code, state: 'available', login: null }], hasMore: false })
    const audit = await shop.rows<{ user: string; text: string }>(
      sql`select user_id::text as user, a::text as text from audit_entry a
        where call = 'vault.exportUnits' and ${offerId} = any (subjects)`,
    )
    expect(audit.map(({ user }) => user)).toEqual([shop.vendor.id])
    expect(audit[0]?.text).not.toContain(code)
    expect((await exported((await stranger()).by)).status).toBe(404)
    shop.clock.advance(11 * 60_000)
    const late = await exported()
    expect([late.status, late.body.code]).toEqual([403, 'step_up_required'])
    expect(JSON.stringify(late.body)).not.toContain(code)
  })
})
