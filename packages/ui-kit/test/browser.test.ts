import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallery } from './gallery/serve.ts'

describe('in a browser', { timeout: 90_000 }, () => {
  let gallery: Awaited<ReturnType<typeof openGallery>>
  beforeAll(async () => {
    gallery = await openGallery()
  }, 60_000)
  afterAll(() => gallery?.close())

  it('B-54 I-45 locks the page behind an open dialog, which scrolls inside at 550 px', async () => {
    const page = await gallery.page('only=dialog,offer-card,timeline', { width: 900, height: 700 })
    const scrolled = () => page.evaluate(() => scrollY)
    await page.mouse.move(450, 350)
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBe(200)
    await page.evaluate(() => scrollTo(0, 0))

    await page.click('[data-story="dialog/TallContentScrollsInside"] button')
    const dialog = page.locator('dialog[open]')
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(550)
    expect(await dialog.evaluate((element) => getComputedStyle(element).maxHeight)).toContain('550px')
    const paragraph = dialog.getByText('Paragraph 40')
    await page.mouse.move(450, 350)
    await page.mouse.wheel(0, 5000)
    await expect.poll(async () => (await paragraph.boundingBox())?.y ?? 9999).toBeLessThan(625)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('PageDown')
    expect(await scrolled()).toBe(0)

    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open')
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBe(200)
    await page.context().close()
  })

  it('I-21 I-22 puts toasts 20 px from the top and 16 px apart', async () => {
    const page = await gallery.page('only=toast')
    const button = page.locator('[data-story="toast/Success"] button').first()
    await button.click()
    await button.click()
    const toasts = page.locator('[data-toast]')
    await expect.poll(() => toasts.count()).toBe(2)
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    const [first, second] = await toasts.evaluateAll((all) =>
      all.map((toast) => toast.getBoundingClientRect().toJSON()),
    )
    expect(first.top).toBe(20)
    expect(second.top - first.bottom).toBe(16)
    await page.context().close()
  })

  it('D-46 D-47 takes a toast away after three seconds, but not while the pointer is on it', async () => {
    const page = await gallery.page('only=toast')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    // Click by script, because Playwright's click waits for animation frames, which a paused clock stops.
    const show = (type: string) =>
      page
        .locator(`[data-story="toast/${type}"] button`)
        .first()
        .evaluate((button) => (button as HTMLElement).click())
    const toast = page.locator('[data-toast]')

    await show('Success')
    await expect.poll(() => toast.count()).toBe(1)
    await page.clock.runFor(2990)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(20)
    await expect.poll(() => toast.count()).toBe(0)

    await show('Success')
    await expect.poll(() => toast.count()).toBe(1)
    await page.clock.runFor(1000)
    const box = await toast.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.clock.runFor(5000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(5, 700)
    await page.clock.runFor(1900)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(200)
    await expect.poll(() => toast.count()).toBe(0)
    await page.context().close()
  })

  it.each(['light', 'dark'])('paints pages with the three shades of the brand colour in %s mode', async (scheme) => {
    const page = await gallery.page(`only=button,chip&scheme=${scheme}`)
    await page.addStyleTag({ content: '*{transition:none!important}' })
    const paint = (shade: string, color: string) =>
      page.evaluate(([name, value]) => document.documentElement.style.setProperty(name, value), [shade, color] as const)
    const background = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    const button = '[data-story="button/Primary"] button'
    const chosen = '[data-story="chip/Pressed"] button[aria-pressed=true]'
    await page.hover(button)
    const shown = async () => [await background(button), await background(chosen), await background('html')]
    const before = await shown()
    for (const [index, shade] of ['--theme-color-1', '--theme-color-2', '--theme-color-3'].entries()) {
      await paint(shade, `rgb(${index + 1} 2 3)`)
      expect(await shown()).toEqual(
        before.map((color, position) => (position <= index ? `rgb(${position + 1}, 2, 3)` : color)),
      )
    }
    await page.context().close()
  })

  it('E-13 E-14 limits and trims typed text', async () => {
    const page = await gallery.page('only=text-field')
    const short = page.locator('[data-story="text-field/MaxLength"] input')
    await short.pressSequentially('abcdefghi')
    expect(await short.inputValue()).toBe('abcde')
    const trimmed = page.locator('[data-story="text-field/TrimOnChange"] input')
    await trimmed.pressSequentially('  a ')
    expect(await trimmed.inputValue()).toBe('a')
    await page.context().close()
  })

  it.each([
    'color=6d3bff',
    'color=6d3bff&scheme=dark',
    'color=0b8f63&dir=rtl',
    'color=0b8f63&scheme=dark&dir=rtl',
    'color=ffdd00',
  ])('has no accessibility problem that axe finds with %s', async (query) => {
    const page = await gallery.page(query)
    expect(await page.locator('[data-story]').count()).toBeGreaterThan(150)
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // Several stories on this page use the same ids. stories.test.tsx checks the ids within each story.
      .disableRules(['duplicate-id-aria', 'aria-valid-attr-value'])
      // The page has no frames, so legacy mode is enough. The default mode passes all findings through a second page.
      .setLegacyMode()
      .analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`)),
    ).toEqual([])
    await page.context().close()
  })

  it.each(['', '&dir=rtl'])('never scrolls sideways on a phone%s', async (query) => {
    const page = await gallery.page(`color=6d3bff${query}`, { width: 360, height: 740 })
    const [content, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(content).toBe(room)
    await page.context().close()
  })
})
