import { describe, expect, it } from 'vitest'
import { addresses, findScripts, markup, watchForScripts } from '../support/page/markup.ts'
import { visit } from '../support/shop/shop.ts'

describe('what an address carries', () => {
  it('finds a script where there is one', async () => {
    const visitor = await visit()
    await watchForScripts(visitor)
    const { page, go } = visitor
    await go('/brands')
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="alert(1)">'))
    await expect
      .poll(() => findScripts(visitor))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^policy: script-src/)]))
    expect(await findScripts(visitor)).toContain('IMG onerror')
  })

  it('S21 never runs: searched for, gone back to, after the #, or sent as a message', async () => {
    const stranger = await visit()
    await watchForScripts(stranger)
    const { page, go } = stranger
    const found: string[] = []
    const look = async (where: string) => found.push(...(await findScripts(stranger)).map((one) => `${where}: ${one}`))
    // As many as fit into what is taken.
    const groups = (limit: number) => {
      const list: string[] = []
      for (const one of markup) {
        const last = list.at(-1)
        if (last !== undefined && last.length + one.length < limit) list[list.length - 1] = last + one
        else list.push(one)
      }
      return list
    }
    for (const q of groups(140)) {
      await go(`/search?${new URLSearchParams({ q })}`)
      await look(`q=${q}`)
    }
    for (const from of groups(1500)) {
      for (const way of [
        `/500?${new URLSearchParams({ from })}`,
        `/login?${new URLSearchParams({ redirectUrl: from })}`,
      ]) {
        await go(way)
        await look(way)
      }
    }
    for (const address of addresses) {
      for (const way of [
        `/login?${new URLSearchParams({ redirectUrl: address })}`,
        `/500?${new URLSearchParams({ from: address })}`,
      ]) {
        await go(way)
        await look(way)
        const led = await page
          .locator('main a[href], main form[action]')
          .evaluateAll((list) =>
            list.map(
              (one) => new URL(one.getAttribute('href') ?? one.getAttribute('action') ?? '', location.href).origin,
            ),
          )
        expect(
          led.filter((origin) => /elsewhere|null/.test(origin)),
          way,
        ).toEqual([])
      }
    }
    await go('/brands')
    const home = page.url()
    await page.evaluate(async (texts) => {
      for (const text of texts) {
        location.hash = text
        window.postMessage(text, '*')
        window.postMessage({ type: text, url: text, html: text, data: text, credential: text }, '*')
        await new Promise((done) => setTimeout(done))
      }
    }, markup)
    expect(page.url().split('#')[0]).toBe(home)
    await look('hash and messages')
    for (const text of markup.filter((_, index) => index % 9 === 0)) {
      await page.goto(`${stranger.origin}/brands?x=1#${text}`)
      await look(`#${text}`)
    }
    expect(found).toEqual([])
  }, 240_000)
})
