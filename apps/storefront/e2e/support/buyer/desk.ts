import type { Page } from 'playwright-core'
import { stack, type Visitor, visit } from '../shop/shop.ts'
import { demo } from './buyer.ts'

/** The address of a tenant's seller centre. */
export const deskOf = (tenant = 'lumen'): string => stack().desks[tenant] ?? ''

/** Waits until the scripts of a page have started. */
export const untilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { timeout: 30_000 })

/** A visitor whose paths are those of the seller centre. */
export async function visitDesk(options: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visit(options)
  const origin = deskOf(options.tenant)
  return {
    ...visitor,
    origin,
    async go(path) {
      await visitor.page.goto(origin + path, { waitUntil: 'load' })
      if (options.javaScript !== false) await untilReady(visitor.page)
    },
  }
}

interface Account {
  email: string
  password: string
}

const demoSeller: Account = { email: 'demo-seller@tradepost.example', password: demo.password }

/** Signs in at the seller centre, by default as the demo seller. */
export async function signInAtDesk(visitor: Visitor, { email, password }: Account = demoSeller): Promise<void> {
  const { page } = visitor
  await visitor.go('/sell')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('main form button:not([type="button"])').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

/** The demo seller in a browser of their own. */
export async function demoSellerAtDesk(options: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visitDesk(options)
  await signInAtDesk(visitor)
  return visitor
}
