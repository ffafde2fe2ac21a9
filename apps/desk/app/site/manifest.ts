import { type DeskShop, paths } from '@tradepost/desk-features/kernel/server'
import { direction, type Locale, standardTag } from '@tradepost/i18n/locales'

/** The web app manifest of a tenant's seller centre, under a title in the language. The icons are those of the shop. */
export function manifestOf({ name, origin, themeColor }: DeskShop, locale: Locale, title: string) {
  const icon = (file: string, size: number, more: object = {}) => ({
    ...{ src: `${origin}/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    ...more,
  })
  return {
    id: paths.overview(),
    name: title,
    short_name: name,
    lang: standardTag(locale),
    dir: direction(locale),
    start_url: paths.overview(),
    scope: paths.overview(),
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [icon('192', 192), icon('512', 512), icon('maskable-512', 512, { purpose: 'maskable' })],
  }
}
