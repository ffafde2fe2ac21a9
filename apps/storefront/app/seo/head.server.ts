import type { MetaDescriptor } from '@remix-run/node'
import { standardTag } from '@tradepost/i18n'
import type { PageHead, PageMeta } from '../document/page-meta'
import type { Scope } from '../scope/scope.server'
import { addressOf, alternatesOf } from './addresses.ts'
import { jsonLdText } from './json-ld.server'

const ogSize = { width: 1200, height: 630 }

/** The address of a page's share picture; without artwork, the shop's share picture. */
function shareImage({ facts, context }: Scope, artwork: string | undefined): string {
  const media = `${facts.env.filesOrigin}/media/`
  const picture = artwork?.startsWith(media) && artwork.endsWith('.webp') ? artwork : null
  const name = picture ? picture.slice(media.length, -'.webp'.length) : 'shop'
  return `${context.tenant.origin}/og/${name}.jpg`
}

/** The head of a page, for search engines and shared links. */
export function headOf(
  scope: Scope,
  { title, description, image, type, page = 1, data = [], ...meta }: PageMeta,
): PageHead {
  const { context, site } = scope
  // Every language prefix works, but search engines must not index languages that the shop does not offer.
  const isOffered = site.languages.some(({ id }) => id === context.locale)
  const robots = meta.robots ?? (isOffered ? undefined : 'noindex, follow')
  const { origin } = context.tenant
  const path = context.url.pathname
  // The canonical address omits filters and sort order, because they only rearrange the same list.
  const query = page > 1 ? `?page=${page}` : ''
  const languages = site.languages.map(({ id }) => id)
  const canonical = `${origin}${addressOf(path, context.locale, languages) ?? path}${query}`
  const hidden = robots?.includes('noindex') ?? false
  const addresses: MetaDescriptor[] = hidden
    ? []
    : [
        { tagName: 'link', rel: 'canonical', href: canonical },
        ...alternatesOf(path, languages).map((alternate) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: alternate.hrefLang,
          href: `${origin}${alternate.path}${query}`,
        })),
      ]
  const picture = shareImage(scope, image)
  return {
    tags: [
      { title },
      { name: 'description', content: description },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      ...addresses,
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type ?? 'website' },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: context.tenant.displayName },
      { property: 'og:locale', content: standardTag(context.locale).replace('-', '_') },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: String(ogSize.width) },
      { property: 'og:image:height', content: String(ogSize.height) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    data: data.length ? jsonLdText(data) : null,
  }
}
