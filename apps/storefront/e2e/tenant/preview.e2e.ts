import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { root } from '@tradepost/scripts/start/settings'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { afterAll, describe, expect, it } from 'vitest'
import { stack, visit } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-preview-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tool = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'scripts/tenant/main.ts'), ...args])

describe('the preview of a tenant', () => {
  it('shows palette, contrast, type and screens on one page that sends no requests', async () => {
    const file = path.join(folder, 'kiba.html')
    const url = stack().sites.kiba ?? ''
    const { stdout } = await tool('preview', 'kiba', '--url', url, '--out', file, '--screens', 'home,item')
    expect(stdout).toContain('(6 screenshots)')
    const { page } = await visit({ tenant: 'kiba' })
    const requested: string[] = []
    page.on('request', (request) => /^https?:/.test(request.url()) && requested.push(request.url()))
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(() => document.fonts.ready)
    const { light, dark, report } = createTheme(tenantSettings('kiba').themeColor)
    expect(await page.locator('.swatches figure').count()).toBe(
      4 + Object.keys(light).length + Object.keys(dark).length,
    )
    expect(await page.locator('.pairs tbody tr').count()).toBe(report.length)
    expect(await page.locator('.scale').count()).toBe(4)
    const widths = await page
      .locator('img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
    expect(widths).toHaveLength(3 + 6)
    expect(widths.every((width) => width > 0)).toBe(true)
    const fonts = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    for (const script of ['JP', 'KR', 'SC']) expect(fonts.join()).toContain(`Noto Sans ${script} Variable`)
    expect(requested).toEqual([])
  })
})
