import { describe, expect, it } from 'vitest'
import { addresses, findScripts, markup, watchForScripts } from '../support/page/markup.ts'
import { visit } from '../support/shop/shop.ts'

describe('markup in an address', () => {
  it('is detected if it runs (control)', async () => {
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

  it('S21 never runs: as a keyword, as an address to return to, after the #, or sent as a message', async () => {
    const visitor = await visit()
    await watchForScripts(visitor)
    const { page, go } = visitor
    const faults: string[] = []
    const check = async (place: string) =>
      faults.push(...(await findScripts(visitor)).map((script) => `${place}: ${script}`))
    /** The texts, joined into groups as long as the page accepts. */
    const groups = (limit: number) => {
      const list: string[] = []
      for (const text of markup) {
        const last = list.at(-1)
        if (last !== undefined && last.length + text.length < limit) list[list.length - 1] = last + text
        else list.push(text)
      }
      return list
    }
    for (const q of groups(140)) {
      await go(`/search?${new URLSearchParams({ q })}`)
      await check(`q=${q}`)
    }
    for (const from of groups(1500)) {
      for (const path of [
        `/500?${new URLSearchParams({ from })}`,
        `/login?${new URLSearchParams({ redirectUrl: from })}`,
      ]) {
        await go(path)
        await check(path)
      }
    }
    for (const address of addresses) {
      for (const path of [
        `/login?${new URLSearchParams({ redirectUrl: address })}`,
        `/500?${new URLSearchParams({ from: address })}`,
      ]) {
        await go(path)
        await check(path)
        const origins = await page
          .locator('main a[href], main form[action]')
          .evaluateAll((list) =>
            list.map(
              (element) =>
                new URL(element.getAttribute('href') ?? element.getAttribute('action') ?? '', location.href).origin,
            ),
          )
        expect(
          origins.filter((origin) => /elsewhere|null/.test(origin)),
          path,
        ).toEqual([])
      }
    }
    await go('/brands')
    const brands = page.url()
    await page.evaluate(async (texts) => {
      for (const text of texts) {
        location.hash = text
        window.postMessage(text, '*')
        window.postMessage({ type: text, url: text, html: text, data: text, credential: text }, '*')
        await new Promise((done) => setTimeout(done))
      }
    }, markup)
    expect(page.url().split('#')[0]).toBe(brands)
    await check('hash and messages')
    for (const text of markup.filter((_, index) => index % 9 === 0)) {
      await page.goto(`${visitor.origin}/brands?x=1#${text}`)
      await check(`#${text}`)
    }
    expect(faults).toEqual([])
  }, 240_000)
})
