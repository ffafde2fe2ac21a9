import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const send = (offerId: string, text: string) => shop.uploadUnits(offerId, text)

const state = async (id: string) =>
  (await shop.inject(calls.vault.unitImportState, { params: { id } }, shop.as(shop.vendor))).body.data
const refusals = async (id: string) =>
  (await shop.inject(calls.vault.unitImportRefusals, { params: { id } }, shop.as(shop.vendor))).body.data?.list

/** Imports a list and returns what was counted, and the refused lines. */
async function imported(offerId: string, text: string) {
  const { data } = await send(offerId, text)
  await shop.deps.jobs.runDue()
  const { state: outcome, percent, added, known, refused, failure } = (await state(data?.id ?? '')) ?? {}
  return { outcome, percent, added, known, refused, failure, list: await refusals(data?.id ?? '') }
}

describe('a list of units', () => {
  it('is added in the background, its bad lines are reported, and sending it again adds nothing', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const [one, two, three, four] = newCodes(4)
    const list = [
      'Code;Remark;Expires',
      `${one};first;`,
      `${two};;2199-01-31`,
      `${one};again;`,
      `${three};;31.01.2199`,
      `${four};;2001-01-01`,
      ';nothing;',
      '4,5E+15;;',
      `${four};"${'x'.repeat(201)}";`,
    ].join('\n')
    const reported = [
      { line: 4, field: 'code', code: 'unit_duplicate' },
      { line: 5, field: 'expires', code: 'data_error' },
      { line: 6, field: 'expires', code: 'data_error' },
      { line: 7, field: 'code', code: 'data_error' },
      { line: 8, field: 'code', code: 'number_shortened' },
      { line: 9, field: 'remark', code: 'data_error' },
    ]
    const counted = { outcome: 'done', percent: 100, failure: null, refused: 6, list: reported }
    expect(await imported(offerId, list)).toEqual({ ...counted, added: 2, known: 0 })
    expect(await imported(offerId, list)).toEqual({ ...counted, added: 0, known: 2 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 2 })
    const [unit] = (await shop.units(offerId))?.list.filter(({ expiresAt }) => expiresAt) ?? []
    expect(unit?.expiresAt).toBe('2199-01-31T23:59:59.999Z')
  })

  it('is refused as a whole with the reason, when it is no such list', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    expect(await imported(offerId, 'name,price\nx,1')).toMatchObject({ outcome: 'failed', failure: 'code' })
    expect(await imported(offerId, 'code\n"never closed')).toMatchObject({ outcome: 'failed', failure: 'line 2' })
    expect((await send(offerId, '')).code).toBe('upload_format')
    expect(await send(await shop.offer(), 'code\nA-1')).toMatchObject({ code: 'state_conflict', field: 'supply' })
  })

  it('reports its progress, has more lines than a batch, and ends at its limit', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const lines = newCodes(2500)
    expect(await imported(offerId, ['code', ...lines].join('\n'))).toMatchObject({ outcome: 'done', added: 2500 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 2500 })
    const long = Array.from({ length: 100_001 }, () => 'A').join('\n')
    expect(await imported(offerId, `code\n${long}`)).toMatchObject({ outcome: 'failed', failure: 'line 100002' })
  }, 60_000)

  it('is sealed where it waits, and gone once it was read', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const [code = ''] = newCodes(1)
    await send(offerId, `code\n${code}`)
    const folder = path.join(shop.deps.config.dataDir, 'media/private/1')
    const files = async () => Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))))
    const waiting = await files()
    expect(waiting.length).toBeGreaterThan(0)
    for (const bytes of waiting) expect(bytes.includes(code)).toBe(false)
    await shop.deps.jobs.runDue()
    expect(await files()).toEqual([])
  })
})
