import type { Visitor } from '../shop/shop.ts'
import { demo } from './buyer.ts'
import { signInAtDesk, visitDesk } from './desk.ts'

/** Waits until the audit log has an entry of a call, such as `support.banCustomer`, about a subject. */
export async function waitForEntry({ page, go }: Pick<Visitor, 'page' | 'go'>, call: string, subject = '') {
  await go(`/staff/audit?call=${call}&subject=${subject}`)
  await page.locator('main tbody a').first().waitFor()
}

/** Signs in as the owner of the demo shop, and waits until the audit log has an entry of each call. */
export async function waitForEntries(calls: readonly string[], tenant = 'lumen'): Promise<void> {
  const staff = await visitDesk({ tenant })
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  for (const call of calls) await waitForEntry(staff, call)
}
