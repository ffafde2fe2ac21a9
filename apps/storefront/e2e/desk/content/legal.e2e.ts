import { expect, it } from 'vitest'
import { demo, freshEmail, signInByForm, signUp } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { openDatabase } from '../../support/shop/own-database.ts'
import { stack, visit } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }
const tenant = 'kiba'

it('the terms are published in versions, newcomers agree to them, and customers are asked for marked ones', {
  timeout: 300_000,
}, async () => {
  const desk = await visitDesk({ tenant })
  await signInAtDesk(desk, administrator)
  const { page } = desk
  const write = async (text: string, needsConsent: boolean) => {
    await desk.go('/staff/legal/terms')
    const first = page.locator('main details').first()
    await first.locator('input[name^="title."]').fill(`Terms ${text}`)
    await first.getByRole('textbox').last().click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`We run this shop. ${text}`)
    await page.locator('input[name="needsConsent"]').setChecked(needsConsent)
    await page.locator('button[name="act"][value="save"]').click()
    await page.locator('[role="status"]').first().waitFor()
    await page.locator('button[name="act"][value="publish"]').click()
    await page.locator('button[name="act"][value="publish"]').waitFor({ state: 'detached' })
  }
  await write('one', false)

  const buyer = await visit({ tenant })
  await expect
    .poll(
      async () => {
        await buyer.go('/')
        return buyer.page.locator('footer a[href*="/legal/terms"]').count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  const { email, password } = await signUp(buyer, freshEmail())
  await buyer.go('/legal/terms')
  expect(await buyer.page.locator('main').innerText()).toContain('We run this shop. one')

  await write('two', true)
  try {
    await buyer.go('/legal/terms?version=1')
    expect(await buyer.page.locator('main').innerText()).toContain('We run this shop. one')
    const again = await visit({ tenant })
    await signInByForm(again, { email, password })
    await again.page.waitForURL((url) => url.pathname.endsWith('/legal/agree'))
    await again.page.locator('main form button[type="submit"]').click()
    await again.page.locator('[role="alert"]').first().waitFor()
    await again.page.locator('#agreed').check()
    await again.page.locator('main form button[type="submit"]').click()
    await again.page.waitForURL((url) => !url.pathname.endsWith('/legal/agree'))

    await desk.go(`/staff/search?text=${encodeURIComponent(email)}`)
    // One customer fits, so the search leads there.
    await page.waitForURL('**/staff/customers/*')
    await page.locator('#consents').waitFor()
    expect(await page.locator('section[aria-labelledby="consents"] li').count()).toBe(2)
  } finally {
    // Buyers of other tests at this shop must not be asked.
    const db = await openDatabase(stack().dataDir)
    await db.query("update legal_version set needs_consent = false where document = 'terms'")
    await db.end()
  }
})
