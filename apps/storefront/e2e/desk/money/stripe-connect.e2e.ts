import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { sellerOrStaffApi } from '../../support/buyer/seller.ts'
import { openDatabase } from '../../support/shop/own-database.ts'
import { stack, type Visitor, visit } from '../../support/shop/shop.ts'
import { stripeTenant } from '../../support/shop/stripe.ts'
import { tenantSettings } from '../../support/shop/tenant-settings.ts'

const tenant = stripeTenant
const { tenantId } = tenantSettings(tenant)

/** Lets Stripe tell the gateway everything twice. */
async function subscribe(): Promise<void> {
  const payouts = `${stack().gatewayUrl}/finance/payout/webhook/stripe`
  await fetch(`${stack().stripeUrl}/webhook`, { method: 'POST', body: new URLSearchParams({ payouts, copies: '2' }) })
}

/** The shop begins in another language. */
const inEnglish = ({ page }: Visitor) =>
  page.evaluate(async () => {
    await fetch('/language', { method: 'POST', body: new URLSearchParams({ language: 'en' }) })
  })

async function staffAtDesk(): Promise<Visitor> {
  const visitor = await visitDesk({ tenant })
  await visitor.go('/staff')
  await visitor.page.locator('#email').fill('demo-service@tradepost.example')
  await visitor.page.locator('#password').fill(demo.password)
  await visitor.page.locator('main form button:not([type="button"])').click()
  await visitor.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  await inEnglish(visitor)
  return visitor
}

/** Gives the demo seller 30 dollars, as staff do who correct a balance. */
async function give(sellerId: string): Promise<void> {
  const staff = await sellerOrStaffApi(await visit({ tenant }), 'employee')
  const { step } = await staff(
    calls.staff.correctBalance,
    { body: { account: 'payable', ownerId: sellerId, unit: 'USD', amount: 3000, reason: 'To be paid out' } },
    { idempotencyKey: crypto.randomUUID() },
  )
  expect(step).not.toBe('proposed')
}

it('a seller connects an account at Stripe, is paid through it, and disconnects it', async () => {
  await subscribe()
  const db = await openDatabase(stack().dataDir)
  const { rows } = await db.query<{ id: string }>(
    `select s.id::text as id from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = $1 and u.email_key = 'demo-seller@tradepost.example'`,
    [tenantId],
  )
  await give(rows[0]?.id ?? '')
  const seller = await demoSellerAtDesk({ tenant })
  const { page } = seller
  await inEnglish(seller)
  await seller.go('/sell/money')
  const available = page.getByRole('region', { name: 'Ready to be paid out USD' }).locator('bdi').first()
  const before = await available.innerText()

  // The account is opened, but the seller leaves the page of Stripe.
  await page.locator('#connectCurrency').selectOption('USD')
  await page.getByRole('button', { name: 'Connect with Stripe' }).click()
  await page.getByText('Cannot be empty').first().waitFor()
  await page.locator('#connect-identityPassword').fill(demo.password)
  await page.getByRole('button', { name: 'Connect with Stripe' }).click()
  await page.waitForURL(`${stack().stripeUrl}/page/account/*`)
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/sell/money?stripe=back')
  await page.getByText('Details are missing at Stripe').waitFor()
  await page.getByText('Stripe still needs details of you').waitFor()

  const goOn = async (visit: string) => {
    await page.getByText('Continue at Stripe').first().click()
    await page.locator('#continue-USD-identityPassword').fill(demo.password)
    await page.getByRole('button', { name: 'Continue at Stripe' }).click()
    await page.waitForURL(`${stack().stripeUrl}/page/account/*`)
    await page.getByRole('button', { name: visit }).click()
    await page.waitForURL('**/sell/money?stripe=back')
  }
  await goOn('Give details to check')
  await page.getByText('Stripe is checking your details').waitFor()
  await goOn('Give all details')
  await page.getByText('Ready to be paid to').waitFor()
  await page.getByText('The new account is used 24 hours after it was added').waitFor()
  await db.query(
    `update payout_account set usable_from = now() - interval '1 hour' where tenant_id = $1 and kind = 'stripe'`,
    [tenantId],
  )

  const staff = await staffAtDesk()
  await staff.go('/staff/payouts')
  await staff.page.getByRole('button', { name: 'Start a payout run' }).click()
  await staff.page.waitForURL('**/staff/payouts/*-*')
  const run = new URL(staff.page.url()).pathname
  const stateOfRun = async () => {
    await staff.go(run)
    return staff.page.locator('main header p').innerText()
  }
  await expect.poll(stateOfRun, { timeout: 60_000 }).toContain('Done')
  await staff.page.getByText('Paid').first().waitFor()

  // The books, the statement and Stripe say the same.
  await seller.go('/sell/money')
  expect(await available.innerText()).toBe('0.00 USD')
  const { rows: paid } = await db.query<{ ref: string; minor: string; fee: string; purpose: string }>(
    `select p.provider_ref as ref, p.net_minor::text as minor, p.fee_minor::text as fee,
        (select coalesce(sum(balance), 0)::text from ledger_account a where a.tenant_id = p.tenant_id
          and a.purpose = 'bank' and a.owner_id = 'stripe' and a.unit = 'USD') as purpose
      from payout p where p.tenant_id = $1 and p.provider = 'stripe' and p.state = 'paid'`,
    [tenantId],
  )
  expect(paid).toHaveLength(1)
  const [payout] = paid
  expect(payout?.purpose).toBe(payout?.minor)
  const transfers = (await (await fetch(`${stack().stripeUrl}/transfers`)).json()) as { id: string; amount: number }[]
  expect(transfers.map(({ id, amount }) => ({ id, amount }))).toEqual([
    { id: payout?.ref, amount: Number(payout?.minor) },
  ])
  expect(Number(payout?.minor) + Number(payout?.fee)).toBe(
    Math.round(Number.parseFloat(before.replace(/,/g, '')) * 100),
  )
  await page
    .getByRole('link', { name: /Statement .* USD/ })
    .first()
    .click()
  await page.waitForURL('**/statements/USD/*')
  await page
    .getByRole('cell', { name: `-${before}` })
    .first()
    .waitFor()

  await seller.go('/sell/money')
  await page.getByText('Disconnect').first().click()
  await page.locator('[id^="remove-"][id$="identityPassword"]').fill(demo.password)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await page.getByText('Ready to be paid to').count()).toBe(0)
  await db.end()
})

it('a shop without Stripe does not offer it', async () => {
  const seller = await demoSellerAtDesk()
  await seller.go('/sell/money')
  await seller.page.getByRole('heading', { name: 'Payout accounts' }).waitFor()
  expect(await seller.page.getByRole('button', { name: 'Connect with Stripe' }).count()).toBe(0)
})
