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

describe('an event of a brand', () => {
  it('A-76 is linked from the landing page while it runs, and shows its title and the offers of its brand', async () => {
    const event = (await events()).find(({ state }) => state === 'running')
    const path = `/events/${event?.brandAlias}`
    expect(links((await get('/unlock-your-gaming-world')).html)).toContain(path)
    const { status, html, text } = await get(path)
    expect([status, h1(html)]).toEqual([200, event?.title])
    expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(event?.title)
    expect(text).toContain('Running now')
    expect(links(html).some((link) => link.startsWith('/items/'))).toBe(true)
  })

  it('shows its dates in the time zone of the visitor', async () => {
    const event = (await events()).find(({ state }) => state === 'running')
    const shown = []
    for (const timeZone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const visitor = await visit({ timeZone })
      // The first page guesses the time zone; later pages read it from a cookie.
      await visitor.go('/brands')
      await visitor.go(`/events/${event?.brandAlias}`)
      const format = (instant = '') =>
        new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant))
      const text = (await visitor.page.locator('main header').innerText()).replace(/\s+/g, ' ')
      const period = `${format(event?.startsAt)} to ${format(event?.endsAt)}`.replace(/\s+/g, ' ')
      expect(text).toContain(period)
      shown.push(period)
    }
    expect(new Set(shown).size).toBe(2)
  })

  it('is not indexed once over, is announced before it starts, and is not found for a brand without one', async () => {
    const all = await events()
    const [over, coming] = ['over', 'coming'].map((wantedState) => all.find(({ state }) => state === wantedState))
    const ended = await get(`/events/${over?.brandAlias}`)
    expect([ended.status, h1(ended.html)]).toEqual([200, `${over?.title} is over`])
    expect(ended.html).toMatch(/<meta name="robots" content="noindex/)
    expect(links(ended.html).some((link) => link.startsWith('/items/'))).toBe(true)
    const soon = await get(`/events/${coming?.brandAlias}`)
    expect([h1(soon.html), soon.text.includes('Coming up')]).toEqual([coming?.title, true])
    const withEvent = new Set(all.map(({ brandAlias }) => brandAlias))
    const other = (await allBrands()).find(({ brandAlias }) => !withEvent.has(brandAlias))
    for (const path of [`/events/${other?.brandAlias}`, '/events/zzz-nope']) {
      const none = await get(path)
      expect([none.status, none.text.includes('404 Page Not Found')]).toEqual([404, true])
    }
  })
})

describe('the page of the beta programme', () => {
  it('A-75 is linked from the landing page and asks visitors to log in', async () => {
    expect(links((await get('/unlock-your-gaming-world')).html)).toContain('/events/beta')
    const { status, html, text } = await get('/events/beta')
    expect([status, h1(html)]).toEqual([200, 'Help us test what comes next'])
    expect(text).toContain('Log in to join')
    expect(links(html)).toContain('/login?redirectUrl=%2Fevents%2Fbeta')
  })

  it('lets a buyer with a finished order join once and leave again', async () => {
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go('/events/beta')
    await page.getByText('You can join as soon as one of your orders is finished.').waitFor()
    expect(await page.locator('main form').count()).toBe(0)
    // A forged form post is refused as well.
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
