import { calls } from '@tradepost/contract'
import { contentKinds } from '@tradepost/domain/content/content-state'
import { isId } from '@tradepost/domain/typed/id'
import { localisePath } from '@tradepost/i18n/locales'
import type { DeskContext } from '../kernel/server.ts'
import { versionAsked } from './act-on-content.ts'

/** The address at which the shop shows a version, in the language of the desk if the shop offers it. */
export async function previewAddress(context: DeskContext, typedKind: string, item: string): Promise<string> {
  const { api, locale } = context
  const kind = contentKinds.find((one) => one === typedKind) ?? 'article'
  const params = { kind, item: isId(item) ? item : '0' }
  const [shop, { token }] = await Promise.all([
    api(calls.site.deskSite, {}),
    api(calls.content.previewLink, { params, query: { version: versionAsked(context) ?? 1 } }),
  ])
  const path = shop.languages.includes(locale) ? localisePath('/preview', locale) : '/preview'
  return `${shop.origin}${path}?${new URLSearchParams({ token })}`
}
