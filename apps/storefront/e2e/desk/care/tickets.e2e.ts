import { expect, it } from 'vitest'
import { demo, freshEmail, mailTo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { anyOffer, mainText, newBuyer } from '../../support/buyer/purchase.ts'
import { stack, type Visitor, visit } from '../../support/shop/shop.ts'

/** The mails to an address, newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const [, ...mails] = (await (await fetch(`${stack().gatewayUrl}/outbox`)).text()).split('<article>')
  return mails.filter((mail) => mail.includes(`<span>${email}</span>`))
}
const linkIn = (mail = '') => /\/contact\/request\?token=[\w-]{43}/.exec(mail)?.[0] ?? ''

/** Fills the form of a visitor and sends it. */
async function ask({ page, go }: Visitor, email: string, text: string): Promise<void> {
  await go('/contact')
  await page.locator('#topic').selectOption('payment')
  await page.locator('#email').fill(email)
  await page.locator('#text').fill(text)
  await page.locator('main form button[type="submit"]').click()
}

async function atDesk(): Promise<Visitor> {
  const staff = await visitDesk()
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  return staff
}

it('a visitor asks without scripts, staff answer from a template, the visitor writes again, staff solve', {
  timeout: 180_000,
}, async () => {
  const email = freshEmail()
  const guest = await visit({ javaScript: false })
  await guest.go('/help')
  await guest.page.locator('main a[href="/contact"]').click()
  // The refusal names the missing fields and keeps the typed ones.
  await guest.page.locator('#text').fill('I paid twice.')
  await guest.page.locator('main form button[type="submit"]').click()
  expect(await guest.page.locator('#email').getAttribute('aria-invalid')).toBe('true')
  expect(await guest.page.locator('#text').inputValue()).toBe('I paid twice.')
  await ask(guest, email, 'I paid twice.')
  await guest.page.waitForURL(/\/contact\?sent=\d{8}$/)
  const number = guest.page.url().slice(-8)
  await mailTo(email, number)

  const staff = await atDesk()
  const { page } = staff
  await staff.go('/staff/tickets/templates')
  const name = `Twice ${number}`
  const form = page.locator('form', { has: page.locator('#title-new') })
  await form.locator('#title-new').fill(name)
  await form.locator('#text-en-new').fill('Request {number}: one payment goes back.')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The template was saved.').waitFor()

  await staff.go('/staff/search')
  await page.locator('#text').fill(number)
  await page.locator('main form[role="search"] button').click()
  await page.waitForURL(`**/staff/tickets/${number}`)
  await page.locator('#note').fill('canary: the second payment is at the bank')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('The note was added.').waitFor()
  await page.locator('#template').selectOption({ label: name })
  await page.getByRole('button', { name: 'Insert' }).click()
  const answer = `Request ${number}: one payment goes back.`
  expect(await page.locator('#text').inputValue()).toBe(answer)

  // A colleague answers first: the second is told, and nothing typed is lost.
  const colleague = await visitDesk()
  await signInAtDesk(colleague, { email: 'demo-service2@tradepost.example', password: demo.password })
  await colleague.go(`/staff/tickets/${number}`)
  await colleague.page.locator('#text').fill('We look into it.')
  await colleague.page.getByRole('button', { name: 'Send answer' }).click()
  await colleague.page.getByText('The answer was sent.').waitFor()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('Somebody changed this request').waitFor()
  await page.getByText('We look into it.').waitFor()
  expect(await page.locator('#text').inputValue()).toBe(answer)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('The answer was sent.').waitFor()
  expect(await page.locator('#text').inputValue()).toBe('')

  await expect.poll(async () => (await mailsTo(email)).filter((mail) => mail.includes(answer)).length).toBe(1)
  const link = linkIn((await mailsTo(email)).find((mail) => mail.includes(answer)))
  await guest.go(link)
  expect(await mainText(guest)).toContain(answer)
  expect(await guest.page.content()).not.toContain('canary')
  await guest.page.locator('#text').fill('Thank you!')
  await guest.page.locator('main form button[type="submit"]').click()
  await guest.page.getByText('Thank you!').waitFor()

  await page.reload()
  await page.getByText('Thank you!').waitFor()
  await page.getByRole('button', { name: 'Solve without an answer' }).click()
  await page.getByText('The request is solved.').waitFor()
  await guest.go(link)
  expect(await mainText(guest)).toContain('Solved')
  await guest.go('/contact/request?token=unknown')
  expect(await mainText(guest)).toContain('This link no longer works')

  await staff.go(`/staff/audit?subject=${number}`)
  for (const done of ['Answered a request', 'Noted something about a request', 'Solved or reopened a request'])
    await page.locator('main tbody').getByText(done).first().waitFor()

  await staff.go('/staff/tickets/templates')
  await page.locator('details', { hasText: name }).locator('summary').click()
  await page.getByRole('button', { name: `Delete template ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('The template was deleted.').waitFor()
})

it('a customer asks about an order and finds the request in the account', { timeout: 180_000 }, async () => {
  const buyer = await newBuyer()
  const orderId = (await orderFor(buyer, await anyOffer())).split('/').at(-1) ?? ''
  const { page, go } = buyer
  await go(`/contact?order=${orderId}`)
  expect(await page.locator('#orderId').inputValue()).toBe(orderId)
  await page.locator('#topic').selectOption('order')
  await page.locator('#text').fill('Where is my order?')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(/\/buyer\/requests\/\d{8}$/)
  const number = page.url().slice(-8)

  const staff = await atDesk()
  await staff.go(`/staff/tickets?text=${number}`)
  await staff.page.locator(`main a[href="/staff/tickets/${number}"]`).click()
  await staff.page.locator(`main a[href="/staff/orders/${orderId}"]`).waitFor()
  await staff.page.getByRole('button', { name: 'Take' }).click()
  await staff.page.getByText('The request has another owner.').waitFor()
  await staff.page.locator('#text').fill('It arrives today.')
  await staff.page.getByRole('button', { name: 'Send and solve' }).click()
  await staff.page.getByText('The answer was sent.').waitFor()

  await go('/buyer/requests')
  await page.locator(`main a[href="/buyer/requests/${number}"]`).click()
  await page.getByText('It arrives today.').waitFor()
  await page.locator('#text').fill('Not yet.')
  await page.locator('main form button[type="submit"]').click()
  await page.getByText('Not yet.').waitFor()
  const stranger = await newBuyer()
  await stranger.go(`/buyer/requests/${number}`)
  expect(await stranger.page.content()).not.toContain('It arrives today.')
})

it('a flood to one mailbox is refused, and nothing typed is lost', { timeout: 120_000 }, async () => {
  const email = freshEmail()
  for (let n = 0; n < 5; n++) {
    const guest = await visit({ javaScript: false })
    await ask(guest, email.replace('@', `+${n}@`), `Again ${n}`)
    await guest.page.waitForURL(/sent=\d{8}$/)
  }
  const guest = await visit({ javaScript: false })
  await ask(guest, email, 'Once more')
  expect(guest.page.url()).not.toContain('sent=')
  expect(await guest.page.locator('#text').inputValue()).toBe('Once more')
  expect(await mailsTo(email)).toHaveLength(0)
})
