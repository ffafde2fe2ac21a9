import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'

it('counts figures by the days of the zone that staff choose', async () => {
  const staff = await visitDesk({ tenant: 'sahra' })
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  const { page } = staff
  await staff.go('/staff/figures?days=7')
  await page.locator('#timeZone').selectOption('Asia/Tokyo')
  await page.locator('button[value="zone"]').click()
  await page.locator('main [role="status"]', { hasText: 'Asia/Tokyo' }).waitFor()
  await staff.go('/staff/figures?days=7')
  expect(await page.locator('#timeZone').inputValue()).toBe('Asia/Tokyo')
  const csv = await page.evaluate(async () => (await fetch('/staff/figures/series.csv?days=7')).text())
  const [head = '', ...rows] = csv.trim().split('\r\n')
  expect(head).toBe('from,day,orders,views,since,time_zone')
  expect(rows).toHaveLength(7)
  // Midnight in Tokyo is three in the afternoon of the day before in UTC.
  for (const row of rows) expect(row).toMatch(/^\d{4}-\d\d-\d\dT15:00:00\.000Z,\d{4}-\d\d-\d\d,\d+,\d+,.*,Asia\/Tokyo$/)
  await waitForEntry(staff, 'figures.setTimeZone')
})
