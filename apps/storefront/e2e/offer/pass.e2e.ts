import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { registerByPost, signInByPost } from '../support/buyer/buyer.ts'
import { cards, cookieHeader, mainText, newBuyer, payByCard, reloadUntil } from '../support/buyer/purchase.ts'
import { eventually, fakeExactAnswer } from '../support/shop/faults.ts'
import { publicApi } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'
import { clientDownloadUrl } from '../support/shop/shop-environment.ts'

const home = '/family-game-room'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
const agree = 'I agree and activate'
const dayMs = 86_400_000

describe('the Family Game PASS', () => {
  it('A-16 B-68 I-28 shows its games, duration, price and platform, and warns on a Mac', async () => {
    const [plan, page, onMac, again] = [
      await publicApi()(calls.pass.passPlan, { query: {} }),
      await get(home),
      await get(home, { agent: mac }),
      await get(home),
    ]
    for (const answer of [page, onMac, again]) {
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('200+ shared games')
      expect(answer.text).toContain('30 days')
      expect(answer.text).toContain(`${((plan.price?.minor ?? 0) / 100).toFixed(2)} USD`)
      expect(answer.text).toContain('Works on Windows, 32-bit and 64-bit. macOS is not supported.')
    }
    expect(onMac.text).toContain('You are on a Mac')
    expect(page.text).not.toContain('You are on a Mac')
    expect(again.text).not.toContain('You are on a Mac')
    expect((await get(`${home}/download`, { agent: mac })).text).toContain('The client cannot be installed here')
  })

  it('A-17 A-18 shows the user guide and each of its events', async () => {
    const guide = await get(`${home}/user-guide`)
    expect(guide.status).toBe(200)
    expect(guide.text).toContain('One computer at a time')
    const [event] = await publicApi()(calls.event.passEventList)
    const shown = await get(`${home}/events/${event?.id}`)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain(event?.title ?? 'an event')
    expect((await get(`${home}/events/1`)).status).toBe(404)
  })

  it('A-65 A-66 A-67 A-68 A-69 A-70 A-71 A-72 links all of its pages from its home page', async () => {
    const buyer = await newBuyer()
    const { page, go } = buyer
    for (const [link, title] of [
      ['Get the pass', 'Subscribe to the Family Game PASS'],
      ['Download client', 'Download client'],
      ['Invite friends', 'Invite friends'],
      ['My invitation', 'My invitation'],
      ['Game library', 'Game library'],
      ['How to start', 'How to start'],
      ['Agreement', 'Agreement'],
      ['FAQ', 'FAQ'],
    ] as const) {
      await go(home)
      await page
        .getByRole('navigation', { name: 'Pages of the Family Game PASS' })
        .getByRole('link', { name: link, exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      expect((await mainText(buyer)).length).toBeGreaterThan(150)
    }
    expect(buyer.problems.join('\n')).toBe('')
  })

  it('finds shared games by title and genre, and links the download of the client', async () => {
    const { list, total } = await publicApi()(calls.sharedGame.sharedGamePage, { query: { pageSize: 1 } })
    expect(total).toBeGreaterThanOrEqual(200)
    const title = list[0]?.title ?? ''
    const byTitle = await get(`${home}/library?q=${encodeURIComponent(title)}`)
    expect(byTitle.text).toContain(title)
    const [genre] = await publicApi()(calls.sharedGame.sharedGameCategories)
    const byGenre = await get(`${home}/library?category=${genre?.category}&page=2`)
    expect(byGenre.text).toContain(`${genre?.games} games`)
    expect((await get(`${home}/library?q=zzzzqqqq`)).text).toContain('No shared game fits')
    const download = await get(`${home}/download`)
    expect(download.text).toContain('Download for Windows')
    expect(download.html).toContain(`href="${clientDownloadUrl}"`)
  })

  it('Z14 is not on sale in a shop without a client: no price, no form and no download', async () => {
    const { onSale, price } = await publicApi('kiba')(calls.pass.passPlan, { query: { toCurrencyId: '1' } })
    const amount = ((price?.minor ?? 0) / 100).toFixed(2)
    expect([onSale, amount]).toEqual([false, '12.99'])
    const page = await get(home, { tenant: 'kiba' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('The Family Game PASS is not on sale yet')
    expect(page.html).not.toMatch(/"@type":"(?:Product|Offer)"/)
    const download = await get(`${home}/download`, { tenant: 'kiba' })
    expect(download.text).toContain('The Windows client is not published yet')
    expect(download.text).not.toContain('Download for Windows')
    const buyer = await newBuyer({ tenant: 'kiba', javaScript: false })
    for (const path of ['', '/subscribe', '/membership', '/how-to-start']) {
      await buyer.go(`${home}${path}`)
      const text = await mainText(buyer)
      expect(text).toContain('The Family Game PASS is not on sale yet')
      expect(text).not.toMatch(/\d+\.\d\d (?:USD|JPY)/)
      expect(await buyer.page.locator('main form').count()).toBe(0)
    }
  })

  it('E-25 E-26 C-60 D-38 D-57 is activated only with the consent, and renews only if auto-renewal is turned on', async () => {
    const buyer = await newBuyer({ javaScript: false })
    const { page, go } = buyer
    await go(`${home}/subscribe`)
    const button = page.getByRole('button', { name: agree, exact: true })
    await button.click()
    expect(await mainText(buyer)).toContain('Please agree to the rules of the membership first')
    expect(await buyer.calls(calls.pass.subscribePass.path)).toEqual([])
    const before = await publicApi()(calls.pass.passPlan, { query: {} })
    expect(await mainText(buyer)).toContain(`${((before.price?.minor ?? 0) / 100).toFixed(2)} USD`)
    await page.locator('input[name="consent"]').check()
    await button.click()
    await payByCard(buyer, cards.good)
    await page.waitForURL(/\/family-game-room\/result\//)
    await reloadUntil(buyer, 'main h1:has-text("Your pass is active")')
    expect(JSON.parse((await buyer.calls(calls.pass.subscribePass.path))[0]?.body ?? '{}')).toMatchObject({
      consent: true,
      autoRenew: false,
    })
    await go(`${home}/membership`)
    const expires = new Intl.DateTimeFormat('en-u-nu-latn', { dateStyle: 'medium', timeZone: 'UTC' })
    const text = await mainText(buyer)
    expect(text).toContain('Active, ends by itself')
    expect(text).toContain(expires.format(new Date(Date.now() + 30 * dayMs)))
    expect(text).toContain('Nothing is charged')
    await page.getByRole('button', { name: 'Turn auto-renewal on' }).click()
    expect(await mainText(buyer)).toContain('Active, renews by itself')
    expect(await mainText(buyer)).toContain('Card is charged on')
    await page.getByRole('button', { name: 'Turn auto-renewal off' }).click()
    expect(await mainText(buyer)).toContain('Active, ends by itself')
    const sent = await buyer.calls(calls.pass.setAutoRenew.path)
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ on: true }, { on: false }])
  })

  it('shows a declined card without a reload, and lets the buyer try again', async () => {
    const buyer = await newBuyer()
    const { page, go } = buyer
    await go(`${home}/subscribe`)
    await page.locator('input[name="consent"]').check()
    await page.getByRole('button', { name: agree, exact: true }).click()
    await payByCard(buyer, cards.declined)
    await page.waitForURL(/\/family-game-room\/result\//)
    await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor({ timeout: 20_000 })
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('button', { name: agree, exact: true }).waitFor()
  })

  it('shows the trial hours, free hours and the PC in use as the server sends them', async () => {
    const buyer = await newBuyer()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await fakeExactAnswer(await buyer.deviceId(), calls.pass.myPass.path, {
      ...{ state: 'none', autoRenew: false, periodNo: 0, endsAt: null, renewsAt: null, graceEndsAt: null },
      access: { kind: 'trial', until },
      trial: { state: 'running', hours: 6, endsAt: until },
      freeHours: { earned: 36, left: 24 },
      device: { name: 'Desk by the window', since: new Date().toISOString(), alive: true },
    })
    await buyer.go(home)
    const text = await mainText(buyer)
    expect(text).toMatch(/6 hours, running until/)
    expect(text).toContain('6 hours free to try')
    expect(text).toContain('24 hours left of 36 hours earned')
    expect(text).toContain('Desk by the window')
  })
})

describe('an invitation', () => {
  it('F-08 C-61 is recorded once per token after the friend has logged in, and counted in the list of the sender', async () => {
    const sender = await newBuyer()
    await sender.go(`${home}/invite`)
    const link = await sender.page.locator('#invitation-link').inputValue()
    expect(link).toMatch(/\/family-game-room\?invite=[\w-]+$/)
    const path = link.slice(sender.origin.length)
    const friend = await visit()
    const recordedInvitations = async () =>
      (await friend.calls(calls.invitation.buyerInviteRecord.path)).map(({ body }) => JSON.parse(body))
    await friend.go(path)
    expect(await recordedInvitations()).toEqual([])
    await registerByPost(friend)
    await friend.go('/')
    await eventually(async () => (await recordedInvitations()).length === 1)
    expect(await recordedInvitations()).toEqual([{ inviteToken: path.split('invite=')[1] }])
    for (const address of [path, '/', path, '/buyer/orders']) await friend.go(address)
    expect(await recordedInvitations()).toHaveLength(1)
    const list = await get(`${home}/my-invitation`, { cookie: await cookieHeader(sender) })
    expect(list.text).toMatch(/\w\*\*\*/)
    expect(list.text).toMatch(/Free hours earned\s*12 hours/)
    expect(list.text).toMatch(/Free hours left\s*12 hours/)
  })

  it('changes nothing on the page if its token is unknown', async () => {
    const buyer = await visit()
    await signInByPost(buyer)
    await buyer.go(`${home}?invite=does-not-exist-at-all`)
    await buyer.page.getByRole('heading', { level: 1, name: 'Family Game PASS' }).waitFor()
    await buyer.go(`${home}?invite=does-not-exist-at-all`)
    expect(await buyer.calls(calls.invitation.buyerInviteRecord.path)).toHaveLength(1)
    await buyer.go(`${home}?invite=${'x'.repeat(80)}`)
    expect(await buyer.calls(calls.invitation.buyerInviteRecord.path)).toHaveLength(1)
  })
})
