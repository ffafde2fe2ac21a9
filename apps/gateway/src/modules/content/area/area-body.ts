import { type AreaForm, areaForms, type brandOrders, pageAreaOf } from '@tradepost/domain/content/page-areas'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { pick } from '../../../platform/text/localised.ts'
import type { StoredArea } from '../../site/page-areas.ts'

/** A part of an area with words. Its key stays the same from version to version. */
export interface AreaPart<Field extends string = string> {
  key: string
  texts: Record<string, Record<Field, string>>
  outdated: string[]
}
type Link = AreaPart<'title'> & { href: string }

/** An area as a version keeps it. It has the field of its type, and no other. */
export type AreaBody = {
  areaType: number
  pictures?: (AreaPart<'title' | 'text' | 'alt'> & { href: string; path: string; width: number; height: number })[]
  brands?: AreaPart<'title'> & { ids: string[]; order: (typeof brandOrders)[number]; limit: number }
  blocks?: (AreaPart<'title' | 'text'> & { icon: string })[]
  articles?: { listed: string[]; footer: string[] }
  links?: Link[]
  columns?: (AreaPart<'title'> & { links: Link[] })[]
  categories?: { ids: string[] }
  comments?: { limit: number }
  pairs?: { brandId: string; categoryId: string }[]
}

/** Every part of an area with words, by the field that names it in a refusal. */
export function areaParts({ pictures, brands, blocks, links, columns }: AreaBody): [field: string, part: AreaPart][] {
  const listed = (name: string, parts: readonly AreaPart[] = []) =>
    parts.map((part, n): [string, AreaPart] => [`${name}.${n}`, part])
  return [
    ...listed('area.pictures', pictures),
    ...(brands ? [['area.brands', brands] as [string, AreaPart]] : []),
    ...listed('area.blocks', blocks),
    ...listed('area.links', links),
    ...listed('area.columns', columns),
    ...(columns ?? []).flatMap((column, n) => listed(`area.columns.${n}.links`, column.links)),
  ]
}

export const formOf = ({ areaType }: Pick<AreaBody, 'areaType'>): AreaForm => {
  const area = pageAreaOf(areaType)
  if (!area) throw new Error(`no area has the type ${areaType}`)
  return area.form
}

/** The area as the shop reads it, in one language. */
function inLanguage(body: AreaBody, language: string): StoredArea {
  const { pictures, brands, blocks, articles, links, columns, categories, comments, pairs } = body
  const titleOf = ({ texts }: AreaPart<'title'>) => pick(texts, language)?.title ?? ''
  const linked = (list: readonly Link[]) => list.map((link) => ({ title: titleOf(link), href: link.href }))
  return {
    ...(pictures && {
      images: pictures.map(({ texts, path, width, height, href }) => {
        const { title = '', text = '', alt = '' } = pick(texts, language) ?? {}
        return { path, width, height, href, title, text, ...(alt ? { alt } : {}) }
      }),
    }),
    ...(brands && {
      ...{ title: titleOf(brands), brandIds: brands.ids },
      ...{ brandGroup: brands.order, limit: brands.limit },
    }),
    ...(blocks && {
      blocks: blocks.map(({ texts, icon }) => ({ title: '', text: '', ...pick(texts, language), icon })),
    }),
    ...(articles && { articleIds: articles.listed, footerArticleIds: articles.footer }),
    ...(links && { links: linked(links) }),
    ...(columns && { columns: columns.map((column) => ({ title: titleOf(column), links: linked(column.links) })) }),
    ...(categories && categories.ids.length > 0 && { categoryIds: categories.ids }),
    ...(comments && { limit: comments.limit }),
    ...(pairs && { entries: pairs }),
  }
}

/** The area as the shop reads it, in each language that it has words in. A part without words takes others. */
export function storedAreas(body: AreaBody): Record<string, StoredArea> {
  const languages = new Set(areaParts(body).flatMap(([, { texts }]) => Object.keys(texts)))
  // Content without words is the same in all languages.
  return Object.fromEntries([...(languages.size > 0 ? languages : ['en'])].map((one) => [one, inLanguage(body, one)]))
}

/** The content of an area that nobody has edited yet. */
export function areaBodyOf(areaType: number, stored: Readonly<Record<string, StoredArea>>): AreaBody {
  const form = formOf({ areaType })
  const original = pick(stored, 'en') ?? {}
  function part<F extends string>(
    key: string,
    fields: readonly F[],
    wordsIn: (area: StoredArea) => Partial<Record<F, string | undefined>> | undefined,
  ) {
    const texts = Object.entries(stored).flatMap(([language, area]) => {
      const words = Object.fromEntries(fields.map((field) => [field, wordsIn(area)?.[field] ?? '']))
      return Object.values(words).some(Boolean) ? [[language, words as Record<F, string>] as const] : []
    })
    return { key, texts: Object.fromEntries(texts), outdated: [] }
  }
  const bodies: Record<AreaForm, () => Omit<AreaBody, 'areaType'>> = {
    pictures: () => ({
      pictures: (original.images ?? []).map(({ href, path, width, height }, n) => ({
        ...part(String(n + 1), ['title', 'text', 'alt'], ({ images }) => images?.[n]),
        ...{ href, path, width, height },
      })),
    }),
    brands: () => ({
      brands: {
        ...part('title', ['title'], ({ title }) => ({ title })),
        ...{ ids: original.brandIds ?? [], order: original.brandGroup ?? 'popular', limit: original.limit ?? 12 },
      },
    }),
    blocks: () => ({
      blocks: (original.blocks ?? []).map(({ icon }, n) => ({
        ...part(String(n + 1), ['title', 'text'], ({ blocks }) => blocks?.[n]),
        icon,
      })),
    }),
    articles: () => ({ articles: { listed: original.articleIds ?? [], footer: original.footerArticleIds ?? [] } }),
    links: () => ({
      links: (original.links ?? []).map(({ href }, n) => ({
        ...part(String(n + 1), ['title'], ({ links }) => links?.[n]),
        href,
      })),
    }),
    columns: () => ({
      columns: (original.columns ?? []).map(({ links }, c) => ({
        ...part(String(c + 1), ['title'], ({ columns }) => columns && { title: columns[c]?.title }),
        links: links.map(({ href }, n) => ({
          ...part(`c${c + 1}l${n + 1}`, ['title'], ({ columns }) => columns?.[c]?.links[n]),
          href,
        })),
      })),
    }),
    categories: () => ({ categories: { ids: original.categoryIds ?? [] } }),
    comments: () => ({
      comments: { limit: Math.min(original.limit ?? contentLimits.areaComments, contentLimits.areaComments) },
    }),
    pairs: () => ({ pairs: original.entries ?? [] }),
  }
  return { areaType, ...bodies[form]() }
}

/** The fields of an area that its type does not have, or lacks. */
export function misplacedField(areaType: number, area: object): string | null {
  const form = formOf({ areaType })
  if (!Object.hasOwn(area, form)) return `area.${form}`
  const other = areaForms.find((one) => one !== form && Object.hasOwn(area, one))
  return other ? `area.${other}` : null
}
