import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { film, gif, png, svg } from '../support/buyer/files.ts'
import { anyOffer, mainText, newBuyer } from '../support/buyer/purchase.ts'

const limit = 2 * 1024 * 1024
const tooLarge = { en: 'The maximum file size cannot exceed 2MB', de: 'Die Datei darf höchstens 2 MB groß sein' }
const files = '#files'

let buyer: Awaited<ReturnType<typeof newBuyer>>
let sellerId: string
beforeAll(async () => {
  buyer = await newBuyer()
  sellerId = (await anyOffer()).seller.id
})

const upload = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const chosenCount = () => buyer.page.locator(files).evaluate((one: HTMLInputElement) => one.files?.length ?? 0)
const uploads = async () => (await buyer.calls()).filter(({ path }) => path === '/file/api/file')
const problem = async () => {
  await buyer.page.locator(`${files}[aria-invalid="true"]`).waitFor()
  const ids = ((await buyer.page.locator(files).getAttribute('aria-describedby')) ?? '').split(' ')
  return (await Promise.all(ids.map((id) => buyer.page.locator(`[id="${id}"]`).innerText()))).join('\n')
}
/** A real JPEG, drawn by the browser. */
async function jpeg(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 32
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

describe('the uploader', () => {
  it('B-57 E-06 E-07 C-43 accepts JPEG, PNG, GIF and MP4, and shows them in the conversation', async () => {
    const { page, go } = buyer
    await go(`/buyer/message?seller=${sellerId}`)
    const photo = await jpeg(page)
    await page
      .locator(files)
      .setInputFiles([
        upload('a.jpeg', 'image/jpeg', photo),
        upload('b.jpg', 'image/jpeg', photo),
        upload('c.png', 'image/png', png()),
        upload('d.gif', 'image/gif', gif),
        upload('e.mp4', 'video/mp4', film()),
      ])
    await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    const log = page.getByRole('log')
    await log.locator('video').waitFor()
    expect(await log.locator('img').count()).toBe(4)
    const sent = await uploads()
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const { query } of sent)
      expect(['id_card', 'general', 'at_material', 'order_attachment']).toContain(
        new URLSearchParams(query).get('catalogue'),
      )
    const shown = await log.locator('img').evaluateAll((all) =>
      Promise.all(
        all.map((one) =>
          (one as HTMLImageElement).decode().then(
            () => true,
            () => false,
          ),
        ),
      ),
    )
    expect(shown).toEqual([true, true, true, true])
  })

  it('C-44 shows the progress of each file, and sends the scene of the upload', async () => {
    const { page, go } = buyer
    await go(`/buyer/message?seller=${sellerId}`)
    const before = (await uploads()).length
    const log = page.getByRole('log')
    const shown = await log.locator('a[target="_blank"] img').count()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/file/api/file?**', async (route) => {
      await released
      await route.continue()
    })
    await page
      .locator(files)
      .setInputFiles([upload('one.png', 'image/png', png()), upload('two.png', 'image/png', png())])
    const send = page.locator('main button[type="submit"]', { hasText: 'Send' })
    await send.click()
    const bars = page.getByRole('progressbar', { name: /Sending (one|two)\.png/ })
    await expect.poll(() => bars.count()).toBe(2)
    // Pressing the button twice does not send the files twice.
    await send.click()
    release()
    await expect.poll(() => log.locator('a[target="_blank"] img').count(), { timeout: 20_000 }).toBe(shown + 2)
    await expect.poll(() => bars.count()).toBe(0)
    const sent = (await uploads()).slice(before)
    expect(sent.map(({ query }) => new URLSearchParams(query).get('scene'))).toEqual(['login_common', 'login_common'])
    await page.unroute('**/api/file/api/file?**')
  })

  it('sends the files with the form if uploading them separately fails', async () => {
    const { page, go } = buyer
    await go(`/buyer/message?seller=${sellerId}`)
    const log = page.getByRole('log')
    const shown = await log.locator('a[target="_blank"] img').count()
    await page.route('**/api/file/api/file?**', (route) => route.abort())
    await page.locator(files).setInputFiles([upload('alone.png', 'image/png', png())])
    await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    await expect.poll(() => log.locator('a[target="_blank"] img').count(), { timeout: 20_000 }).toBe(shown + 1)
    await page.unroute('**/api/file/api/file?**')
  })

  it('E-10 E-11 H-14 accepts files of exactly two megabytes, and none larger', async () => {
    const { page, go } = buyer
    await go(`/buyer/message?seller=${sellerId}`)
    const before = (await uploads()).length
    await page.locator(files).setInputFiles(upload('big.png', 'image/png', png(limit + 1)))
    expect(await problem()).toContain(tooLarge.en)
    expect(await chosenCount()).toBe(0)
    await go(`/de/buyer/message?seller=${sellerId}`)
    await page.locator(files).setInputFiles(upload('big.mp4', 'video/mp4', film(limit + 1)))
    expect(await problem()).toContain(tooLarge.de)
    await page.locator(files).setInputFiles(upload('a.svg', 'image/svg+xml', svg))
    expect(await problem()).toContain('Formatfehler')
    await go(`/buyer/message?seller=${sellerId}`)
    expect((await uploads()).length).toBe(before)
    const videosBefore = await page.getByRole('log').locator('video').count()
    expect(png(limit)).toHaveLength(limit)
    await page
      .locator(files)
      .setInputFiles([upload('full.png', 'image/png', png(limit)), upload('full.mp4', 'video/mp4', film(limit))])
    expect(await chosenCount()).toBe(2)
    await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    await page.getByRole('log').locator('video').nth(videosBefore).waitFor()
    expect((await uploads()).slice(before).map(({ status }) => status)).toEqual([200, 200])
  })

  it('E-08 E-09 refuses other file types, and videos where only pictures are allowed, without calling the server', async () => {
    const { page, go } = buyer
    await go(`/buyer/message?seller=${sellerId}`)
    // Ignore calls the page itself may still send on a slow machine.
    await page.waitForLoadState('networkidle')
    const before = (await buyer.calls()).length
    for (const [name, type] of [
      ['a.svg', 'image/svg+xml'],
      ['a.pdf', 'application/pdf'],
      ['a.webm', 'video/webm'],
    ] as const) {
      await page.locator(files).setInputFiles(upload(name, type, svg))
      expect(await problem()).toContain('Format error')
      expect(await chosenCount()).toBe(0)
    }
    // The menu of the account reads the user when the page is idle, which is a POST, too.
    const written = (await buyer.calls()).slice(before).filter(({ method }) => method === 'POST')
    expect(written.map(({ path }) => path).filter((path) => path !== '/account/user/base/info')).toEqual([])
    await go(`/report-seller?seller=${sellerId}`)
    const loaded = (await uploads()).length
    await page.locator(files).setInputFiles(upload('a.mp4', 'video/mp4', film()))
    expect(await problem()).toContain('Format error')
    expect(await chosenCount()).toBe(0)
    expect((await uploads()).length).toBe(loaded)
  })

  it('is not the only check: without scripts, the server refuses wrong files with the same messages', async () => {
    const plain = await newBuyer({ javaScript: false })
    await plain.go(`/buyer/message?seller=${sellerId}`)
    await plain.page.locator(files).setInputFiles(upload('a.png', 'image/png', svg))
    await plain.page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    expect(await mainText(plain)).toContain('Format error')
    await plain.page.locator(files).setInputFiles(upload('big.mp4', 'video/mp4', film(limit + 1)))
    await plain.page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    expect(await mainText(plain)).toContain(tooLarge.en)
  })
})

describe('an uploaded file', () => {
  it('S46 opens as a picture that runs no scripts, and only with its signature', async () => {
    const { page, go, context, origin } = buyer
    await go(`/buyer/message?seller=${sellerId}`)
    const active = Buffer.concat([png(), Buffer.from('<script>document.title="ran"</script>')])
    await page.locator(files).setInputFiles([upload('active.html.png', 'image/png', active)])
    const shown = page.getByRole('log').locator('a[target="_blank"] img')
    const before = await shown.count()
    await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    await expect.poll(() => shown.count(), { timeout: 20_000 }).toBe(before + 1)
    const src = (await page.getByRole('log').locator('a[target="_blank"]').last().getAttribute('href')) ?? ''
    expect(new URL(src).origin).not.toBe(origin)

    const opened = await context.newPage()
    const answer = await opened.goto(src)
    const headers = answer?.headers() ?? {}
    expect([answer?.status(), headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(headers['cache-control']).toContain('private')
    expect((await answer?.body())?.includes('<script')).toBe(false)
    const inside = await opened.evaluate(() => [
      document.contentType,
      document.scripts.length,
      document.title === 'ran',
    ])
    expect(inside).toEqual(['image/png', 0, false])
    await opened.close()

    // The uploaded file does not run as a script or in a frame either.
    const asScript = await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), { src: address })
          script.onload = () => resolve('ran')
          script.onerror = () => resolve('refused')
          document.head.append(script)
        }),
      src,
    )
    expect(asScript).toBe('refused')
    for (const parameter of ['s', 'e', 'v']) {
      const forged = new URL(src)
      forged.searchParams.delete(parameter)
      expect([parameter, (await fetch(forged)).status]).toEqual([parameter, 404])
    }
  })
})
