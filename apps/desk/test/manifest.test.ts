import { expect, it } from 'vitest'
import { manifestOf } from '../app/site/manifest.ts'

const shop = {
  ...{ code: 'sahra', name: 'Sahra', origin: 'https://sahra.example', themeColor: '#b45309' },
  ...{ logoUrl: 'https://files.example/logo.svg', hasPush: true },
}

it('the manifest of the seller centre has the brand of the tenant, and reads in its direction', () => {
  const manifest = manifestOf(shop, 'ar', 'مركز البائعين في Sahra')
  expect(manifest).toMatchObject({
    ...{ id: '/sell', start_url: '/sell', scope: '/sell', display: 'standalone', theme_color: '#b45309' },
    ...{ name: 'مركز البائعين في Sahra', short_name: 'Sahra', lang: 'ar', dir: 'rtl' },
  })
  expect(manifest.icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
    'https://sahra.example/icons/192.png 192x192',
    'https://sahra.example/icons/512.png 512x512',
    'https://sahra.example/icons/maskable-512.png 512x512',
  ])
  expect(manifestOf(shop, 'zh', 'x')).toMatchObject({ dir: 'ltr', lang: expect.stringMatching(/^zh/) })
})
