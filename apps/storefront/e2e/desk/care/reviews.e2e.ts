import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { publicApi } from '../../support/shop/gateway.ts'
import { openDatabase } from '../../support/shop/own-database.ts'
import { stack, visit } from '../../support/shop/shop.ts'

it('staff take the words of a review away and show them again, and its score stays', { timeout: 120_000 }, async () => {
  const words = `Call him at night, ${Date.now()}`
  const db = await openDatabase(stack().dataDir)
  const sql = `update review set text = $1, created_at = now() + interval '1 hour' where tenant_id = 1 and id =
    (select id from review where tenant_id = 1 and level = 'negative' order by id limit 1) returning seller_id::text as "sellerId"`
  const { rows } = await db.query<{ sellerId: string }>(sql, [words])
  await db.end()
  const sellerId = rows[0]?.sellerId ?? ''
  const shown = async () => (await publicApi()(calls.review.reviewPage, { query: { sellerId } })).list[0]
  expect(await shown()).toMatchObject({ text: words, level: 'negative' })

  const staff = await visitDesk({ phone: true })
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/reviews')
  const card = page.locator('main li', { hasText: words })
  await card.locator('select[name="reason"]').first().selectOption('personal_data')
  await card.getByRole('button', { name: 'Remove the words' }).click()
  await page.getByText('It is done. The shop shows it at once.').waitFor()
  expect(await shown()).toMatchObject({ text: '', removedFor: 'personal_data', level: 'negative' })
  const visitor = await visit()
  await visitor.go(`/store/${sellerId}`)
  await visitor.page.getByText('The shop removed these words: Personal data').first().waitFor()
  expect(await visitor.page.content()).not.toContain(words)

  await staff.go('/staff/reviews?list=removed')
  await card.getByRole('button', { name: 'Show the words again' }).click()
  await page.getByText('It is done. The shop shows it at once.').waitFor()
  expect(await shown()).toMatchObject({ text: words })
  await staff.go('/staff/audit')
  await page
    .locator('main table td, main li', { hasText: 'Words of a review removed or shown again' })
    .first()
    .waitFor()
})
