import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../../../../test/support/people.ts'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { enrolTotp, takeTotp } from './totp.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ poolSize: 12 })
})
afterAll(() => shop.close())

const codeAt = (secret: string, at: Date) => generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
const tally = (taken: boolean[]) => taken.filter(Boolean).length

/** An account with a confirmed secret, and the time half a minute later, when the next code is due. */
async function enrolled(name: string) {
  const { user_info } = await register(shop, `${name}@x.example`)
  const owner = { tenantId: 1, userId: user_info.userId }
  const start = shop.clock.now()
  const secret = (await shop.within('lumen', (tx) => enrolTotp(shop.deps, tx, owner, start))) ?? ''
  const first = { code: codeAt(secret, start), first: true }
  expect(await shop.within('lumen', (tx) => takeTotp(shop.deps, tx, owner, first, start))).toBe(true)
  return { owner, secret, first, start, later: new Date(start.getTime() + 30_000) }
}

describe('codes of an authenticator', () => {
  it('are taken once, also when they are used at the same time', async () => {
    const { owner, secret, later } = await enrolled('parallel')
    const code = codeAt(secret, later)
    const take = () => shop.within('lumen', (tx) => takeTotp(shop.deps, tx, owner, { code }, later))
    expect(tally(await Promise.all(Array.from({ length: 20 }, take)))).toBe(1)
    expect(await take()).toBe(false)
    // Control: a check that does not compare the step takes the code again.
    await shop.within('lumen', (tx) => tx.execute(sql`update totp_factor set last_step = 0`))
    expect(await take()).toBe(true)
  })

  it('are refused if they are wrong, old, or the one that confirmed the secret', async () => {
    const { owner, secret, first, start, later } = await enrolled('wrong')
    const take = (code: string, at: Date) => shop.within('lumen', (tx) => takeTotp(shop.deps, tx, owner, { code }, at))
    expect(await take(first.code, start)).toBe(false)
    expect(await take('12345', later)).toBe(false)
    expect(await take(codeAt(secret, later), new Date(later.getTime() + 120_000))).toBe(false)
    expect(await take(codeAt(secret, later), later)).toBe(true)
    expect(await shop.within('lumen', (tx) => enrolTotp(shop.deps, tx, owner, later))).toBeNull()
  })

  it('belong to a secret that is sealed at rest', async () => {
    const { owner, secret } = await enrolled('sealed')
    const { rows } = await shop.within('lumen', (tx) =>
      tx.execute<{ secret: string }>(
        sql`select encode(secret_ct, 'escape') as secret from totp_factor where user_id = ${owner.userId}`,
      ),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.secret).not.toContain(secret)
  })
})

describe('recovery codes', () => {
  it('work once each, and no longer after new ones', async () => {
    const { owner, later } = await enrolled('recovery')
    const renew = () => shop.within('lumen', (tx) => renewRecoveryCodes(tx, 1, owner.userId, later))
    const take = (code = '') => shop.within('lumen', (tx) => takeRecoveryCode(tx, 1, owner.userId, code, later))
    const codes = await renew()
    expect(new Set(codes).size).toBe(10)
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => take(codes[0]))))).toBe(1)
    expect(await take(codes[1]?.toUpperCase().replaceAll('-', ' '))).toBe(true)
    const newer = await renew()
    expect(await take(codes[2])).toBe(false)
    expect(await take(newer[0])).toBe(true)
  })
})

describe('a session that others vouch for', () => {
  it('cannot carry a proved factor', async () => {
    await register(shop, 'vouched@x.example')
    const prove = (change: ReturnType<typeof sql>) =>
      shop.within('lumen', (tx) => tx.execute(sql`update refresh_family set factor_at = moment(), ${change}`))
    await expect(prove(sql`amr = 'proxy'`)).rejects.toThrow()
    await expect(prove(sql`amr = 'open_login'`)).rejects.toThrow()
    await expect(prove(sql`unproven = true`)).rejects.toThrow()
    await prove(sql`amr = 'password', unproven = false`)
  })
})
