import { calls } from '@tradepost/contract'
import { contentKinds } from '@tradepost/domain/content/content-state'
import { isId } from '@tradepost/domain/typed/id'
import { localisePath } from '@tradepost/i18n/locales'
import type { DeskContext } from '../kernel/server.ts'
import { versionAsked } from './act-on-content.ts'

/** The devices for which the shop has pages of their own. */
const devices = ['phone', 'desktop'] as const

/** The address at which the shop shows a version, in the language of the desk if the shop offers it. */
export async function previewAddress(context: DeskContext, typedKind: string, item: string): Promise<string> {
  const { api, locale, url } = context
  const kind = contentKinds.find((one) => one === typedKind) ?? 'article'
  const params = { kind, item: isId(item) ? item : '0' }
  const [shop, { token }] = await Promise.all([
    api(calls.site.deskSite, {}),
    api(calls.content.previewLink, { params, query: { version: versionAsked(context) ?? 1 } }),
  ])
  const path = shop.languages.includes(locale) ? localisePath('/preview', locale) : '/preview'
  const device = devices.find((one) => one === url.searchParams.get('device'))
  return `${shop.origin}${path}?${new URLSearchParams({ token, ...(device ? { terminal: device } : {}) })}`
}
