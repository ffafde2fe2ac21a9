import { expect, it } from 'vitest'
import { browserFamilyOf } from './browser-family.ts'

it('knows the family of a browser that names others as well', () => {
  const webkit = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(browserFamilyOf(`${webkit} Chrome/140.0.0.0 Safari/537.36`)).toBe('chrome')
  expect(browserFamilyOf(`${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`)).toBe('chrome')
  expect(browserFamilyOf(`${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`)).toBe('edge')
  expect(browserFamilyOf(`${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`)).toBe('opera')
  expect(browserFamilyOf(`${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`)).toBe('samsung')
  expect(browserFamilyOf('Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15')).toBe('safari')
  expect(browserFamilyOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('firefox')
  expect(browserFamilyOf('curl/8')).toBe('other')
})
