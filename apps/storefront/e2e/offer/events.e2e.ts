import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { orderFor } from '../support/buyer/order-for.ts'
import { anyOffer, newBuyer, reloadUntil, tickHandover } from '../support/buyer/purchase.ts'
import { eventually } from '../support/shop/faults.ts'
import { allBrands, publicApi } from '../support/shop/gateway.ts'
import { get, links } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

const events = () => publicApi()(calls.event.gameEventList)
const h1 = (html: string) => /<h1[^>]*>([^<]+)</.exec(html)?.[1]

describe('an event of a game', () => {
  it('A-76 is reached from the landing page while it runs, with its own title, its dates and the offers of its game', async () => {
    const event = (await events()).find(({ state }) => state === 'running')
    const path = `/events/${event?.brandAlias}`
    expect(links((await get('/unlock-your-gaming-world')).html)).toContain(path)
    const { status, html, text } = await get(path)
    expect([status, h1(html)]).toEqual([200, event?.title])
    expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(event?.title)
    expect(text).toContain('Running now')
    expect(links(html).some((link) => link.startsWith('/items/'))).toBe(true)
  })

  it('shows when it is in the time zone of its visitor', async () => {
    const event = (await events()).find(({ state }) => state === 'running')
    const seen = []
    for (const timeZone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const visitor = await visit({ timeZone })
      // The first page of a profile guesses the time zone; later pages have it from a cookie.
      await visitor.go('/brands')
      await visitor.go(`/events/${event?.brandAlias}`)
      const written = (instant = '') =>
        new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant))
      const text = (await visitor.page.locator('main header').innerText()).replace(/\s+/g, ' ')
      const when = `${written(event?.startsAt)} to ${written(event?.endsAt)}`.replace(/\s+/g, ' ')
      expect(text).toContain(when)
      seen.push(when)
    }
    expect(new Set(seen).size).toBe(2)
  })

  it('that is over says so, is not indexed and keeps the offers; one to come says when; a game without one is not found', async () => {
    const all = await events()
    const [over, coming] = ['over', 'coming'].map((wanted) => all.find(({ state }) => state === wanted))
    const ended = await get(`/events/${over?.brandAlias}`)
    expect([ended.status, h1(ended.html)]).toEqual([200, `${over?.title} is over`])
    expect(ended.html).toMatch(/<meta name="robots" content="noindex/)
    expect(links(ended.html).some((link) => link.startsWith('/items/'))).toBe(true)
    const soon = await get(`/events/${coming?.brandAlias}`)
    expect([h1(soon.html), soon.text.includes('Coming up')]).toEqual([coming?.title, true])
    const known = new Set(all.map(({ brandAlias }) => brandAlias))
    const other = (await allBrands()).find(({ brandAlias }) => !known.has(brandAlias))
    for (const path of [`/events/${other?.brandAlias}`, '/events/zzz-nope']) {
      const none = await get(path)
      expect([none.status, none.text.includes('404 Page Not Found')]).toEqual([404, true])
    }
  })
})

describe('the page that asks for testers', () => {
  it('A-75 is reached from the landing page and sends visitors through the login', async () => {
    expect(links((await get('/unlock-your-gaming-world')).html)).toContain('/events/beta')
    const { status, html, text } = await get('/events/beta')
    expect([status, h1(html)]).toEqual([200, 'Help us test what comes next'])
    expect(text).toContain('Log in to join')
    expect(links(html)).toContain('/login?redirectUrl=%2Fevents%2Fbeta')
  })

  it('records who joins after a finished order, once, and lets them leave', async () => {
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go('/events/beta')
    await page.getByText('You can join as soon as one of your orders is finished.').waitFor()
    expect(await page.locator('main form').count()).toBe(0)
    // A hand-made form is refused as well.
    const form = { intent: 'join' }
    const answer = await buyer.context.request.post(`${buyer.origin}/events/beta`, {
      headers: { origin: buyer.origin },
      form,
    })
    expect(await answer.text()).toContain('You can join once one of your orders is finished')

    const order = await orderFor(buyer, await anyOffer({ standardType: 0 }))
    await buyer.go(order)
    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    await buyer.go(`${order}/confirm`)
    await tickHandover(buyer)
    await page.getByRole('button', { name: 'Confirm receipt' }).click()
    await page.waitForURL(`**${order}`)

    await buyer.go('/events/beta')
    await page.getByRole('button', { name: 'Join with my account' }).click()
    await page.getByText('You have been testing with us since').waitFor()
    const joins = async () =>
      (await buyer.calls('/operation/buyer/beta')).filter(({ method, status }) => method === 'POST' && status === 200)
    await eventually(async () => (await joins()).length === 1)
    await page.reload()
    await page.getByText('You have been testing with us since').waitFor()
    await page.getByRole('button', { name: 'Stop testing' }).click()
    await page.getByRole('button', { name: 'Join with my account' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Join with my account' }).waitFor()
  })
})
