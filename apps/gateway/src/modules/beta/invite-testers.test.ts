import { type CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { mailTesters } from './mail-testers.ts'

let shop: Shop
let staff: SignedIn
beforeAll(async () => {
  shop = await createShop()
  staff = await signInStaff(shop)
})
afterAll(() => shop.close())
// A day later the shop may send as many invitations again.
afterEach(() => shop.clock.advance(dayMs))

type Body = CallInput<typeof calls.beta.inviteTesters>['body']
const words = { en: { title: 'Compare anew', text: 'Try it.' }, de: { title: 'Neu vergleichen', text: 'Probier es.' } }
const invite = (more: Partial<Body> = {}, by = staff, idempotencyKey?: string) =>
  shop.inject(
    calls.beta.inviteTesters,
    { body: { path: '/compare', texts: words as never, ...more } },
    {
      token: by.token,
      tenant: by.tenant,
      ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
    },
  )
const invitations = async () =>
  (await shop.inject(calls.beta.betaInvitationPage, { body: {} }, { token: staff.token, tenant: staff.tenant })).body
    .data
const subjects = async ({ id }: Buyer) =>
  (
    await shop.rows<{ subject: string }>(
      sql`select m.subject from mail m join app_user u on u.email = m.to_address
        where u.id = ${id} and m.mail_key like 'beta:%' order by m.created_at`,
    )
  ).map(({ subject }) => subject)
async function tester(spoken = 'en'): Promise<Buyer> {
  const who = await shop.buyer()
  await shop.rows(
    sql`update app_user set language_id = (select id from language where code = ${spoken}) where id = ${who.id}`,
  )
  await shop.rows(
    sql`insert into beta_tester (tenant_id, user_id, joined_at) values (1, ${who.id}, ${shop.clock.now().toISOString()})`,
  )
  return who
}

describe('an invitation to testers', () => {
  it('is refused while nobody tests', async () => {
    expect((await invite()).body.code).toBe('beta_no_testers')
  })

  it('reaches each tester once, in the own language or the first one, but nobody who joins later or may not sign in', async () => {
    const [english, german, arabic, banned] = [await tester(), await tester('de'), await tester('ar'), await tester()]
    await shop.rows(sql`update app_user set enabled = false where id = ${banned.id}`)
    const key = 'the-same-form-twice'
    const answers = await Promise.all([invite({}, staff, key), invite({}, staff, key)])
    expect(answers.map(({ body }) => body.code)).toContain('0000')
    const id = answers.find(({ body }) => body.data)?.body.data?.id ?? ''
    shop.clock.advance(1000)
    const late = await tester()
    await shop.deps.jobs.runDue()
    // A worker that begins again after a crash finds nobody left.
    await mailTesters(shop.deps, 1, id)
    expect([await subjects(english), await subjects(german), await subjects(arabic)]).toEqual([
      ['Compare anew'],
      ['Neu vergleichen'],
      ['Compare anew'],
    ])
    expect([await subjects(banned), await subjects(late)]).toEqual([[], []])
    const sent = await invitations()
    expect(sent?.list).toEqual([
      {
        id,
        path: '/compare',
        title: 'Compare anew',
        text: 'Try it.',
        sentAt: expect.any(String),
        by: expect.any(String),
        invited: 3,
      },
    ])
    expect(sent?.testers).toBe(5)
  })

  it('goes on after a crash with those who were not invited', async () => {
    const { id = '' } = (await invite()).body.data ?? {}
    const all = await shop.rows<{ user_id: string }>(sql`select user_id from beta_tester order by user_id`)
    const first = all[0]?.user_id ?? ''
    await shop.rows(sql`update beta_invitation set last_user = ${first}, invited = 1 where id = ${id}`)
    await shop.deps.jobs.runDue()
    const mailed = await shop.rows<{ mail_key: string }>(
      sql`select mail_key from mail where mail_key like ${`beta:${id}:%`}`,
    )
    expect(mailed.some(({ mail_key: key }) => key.endsWith(`:${first}`))).toBe(false)
    expect((await invitations())?.list[0]?.invited).toBe(1 + mailed.length)
  })

  it('needs a path of the shop, whole words and those of the first language, and goes out three times a day at most', async () => {
    const refused = async (more: Partial<Body>) => {
      const { code, field } = (await invite(more)).body
      return [code, field]
    }
    expect(await refused({ path: 'https://elsewhere.example/' })).toEqual(['format_error', 'path'])
    expect(await refused({ path: '//elsewhere.example' })).toEqual(['format_error', 'path'])
    expect(await refused({ texts: { de: words.de } as never })).toEqual(['data_error', 'title.en'])
    expect(await refused({ texts: { en: { title: 'Only', text: ' ' } } as never })).toEqual(['data_error', 'text.en'])
    for (let n = 0; n < 3; n += 1) expect((await invite({ path: `/compare?n=${n}` })).body.code).toBe('0000')
    expect((await invite()).body.code).toBe('rate_limited')
  })

  it('is sent by those who may, and seen by the own company alone', async () => {
    expect((await invite({}, await signInStaff(shop, 'lumen', 'analyst'))).body.code).toBe('forbidden')
    const stranger = await signInStaff(shop, 'sahra')
    const all = { en: words.en, ar: { title: 'مقارنة', text: 'جرّبها.' } }
    expect((await invite({ texts: all as never }, stranger)).body.code).toBe('beta_no_testers')
    const page = await shop.inject(
      calls.beta.betaInvitationPage,
      { body: {} },
      { token: stranger.token, tenant: stranger.tenant },
    )
    expect(page.body.data).toMatchObject({ total: 0, testers: 0 })
  })
})
