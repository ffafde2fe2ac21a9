import type { CallData, CallInput, calls } from '@tradepost/contract'
import type { AreaForm, brandOrders } from '@tradepost/domain/content/page-areas'

export type AreaDetail = CallData<typeof calls.content.contentDetail>
export type AreaContent = Extract<AreaDetail['content'], { kind: 'area' }>
export type AreaChoices = CallData<typeof calls.content.areaChoices>
export type SavedArea = CallInput<typeof calls.content.saveArea>['body']['area']

export type FormTexts = Readonly<Record<string, Readonly<Record<string, string>>>>
/** A part of an area with words, as the form holds it. */
export interface FormPart {
  key: string
  texts: FormTexts
}
export interface FormPicture extends FormPart {
  href: string
  /** An uploaded picture; null to keep the picture of `path`. */
  fileId: string | null
  path: string | null
  url: string
}
export interface FormBlock extends FormPart {
  icon: string
}
export interface FormLink extends FormPart {
  href: string
}
export interface FormColumn extends FormPart {
  links: readonly FormLink[]
}
export interface FormBrands {
  texts: FormTexts
  ids: readonly string[]
  order: (typeof brandOrders)[number]
  /** As typed. */
  limit: string
}
export interface FormPair {
  key: string
  brandId: string
  categoryId: string
}
/** An area as the form holds it: the field of its type. */
export interface FormArea {
  pictures?: readonly FormPicture[]
  brands?: FormBrands
  blocks?: readonly FormBlock[]
  articles?: { listed: readonly string[]; footer: readonly string[] }
  links?: readonly FormLink[]
  columns?: readonly FormColumn[]
  categories?: { ids: readonly string[] }
  comments?: { limit: string }
  pairs?: readonly FormPair[]
}

const linkOf = ({ key, texts, href }: FormLink): FormLink => ({ key, texts, href })

/** The form of a saved area. */
export function formAreaOf(content: AreaContent): FormArea {
  const { pictures, brands, blocks, articles, links, columns, categories, comments, pairs } = content
  return {
    ...(pictures && {
      pictures: pictures.map(({ key, texts, href, path, url }) => ({ key, texts, href, path, url, fileId: null })),
    }),
    ...(brands && {
      brands: { texts: brands.texts, ids: brands.ids, order: brands.order, limit: String(brands.limit) },
    }),
    ...(blocks && { blocks: blocks.map(({ key, texts, icon }) => ({ key, texts, icon })) }),
    ...(articles && { articles }),
    ...(links && { links: links.map(linkOf) }),
    ...(columns && {
      columns: columns.map((one) => ({ key: one.key, texts: one.texts, links: one.links.map(linkOf) })),
    }),
    ...(categories && { categories }),
    ...(comments && { comments: { limit: String(comments.limit) } }),
    ...(pairs && { pairs: pairs.map((pair, n) => ({ ...pair, key: String(n) })) }),
  }
}

/** The form of an area that the shop does not have yet. */
export function emptyArea(form: AreaForm): FormArea {
  switch (form) {
    case 'brands':
      return { brands: { texts: {}, ids: [], order: 'popular', limit: '12' } }
    case 'articles':
      return { articles: { listed: [], footer: [] } }
    case 'categories':
      return { categories: { ids: [] } }
    case 'comments':
      return { comments: { limit: '6' } }
    default:
      return { [form]: [] }
  }
}

/** Reads the area of a form's hidden field; null if the text is not one. */
export function readFormArea(text: string): FormArea | null {
  try {
    const area: unknown = JSON.parse(text)
    return typeof area === 'object' && area !== null && !Array.isArray(area) ? area : null
  } catch {
    return null
  }
}

/** A key that no part of an area has. */
export function newKey(parts: readonly { key: string }[]): string {
  const taken = new Set(parts.map(({ key }) => key))
  for (let n = parts.length + 1; ; n += 1) if (!taken.has(`n${n}`)) return `n${n}`
}

/** Every part with words of an area. */
export function partsOf({ pictures, brands, blocks, links, columns }: FormArea): FormPart[] {
  return [
    ...(pictures ?? []),
    ...(brands ? [{ key: 'title', texts: brands.texts }] : []),
    ...(blocks ?? []),
    ...(links ?? []),
    ...(columns ?? []).flatMap((column) => [column, ...column.links]),
  ]
}

const isWritten = ({ texts }: FormPart, language: string) => Object.values(texts[language] ?? {}).some(Boolean)

/** The languages in which every part of an area has words. */
export const writtenIn = (area: FormArea, languages: readonly string[]): string[] => {
  const parts = partsOf(area)
  return parts.length === 0 ? [] : languages.filter((language) => parts.every((part) => isWritten(part, language)))
}

/** The keys of the parts whose words in a language are older than the original. */
export function outdatedKeys({ pictures, brands, blocks, links, columns }: AreaContent, language: string): string[] {
  const parts = [
    ...(pictures ?? []),
    ...(brands ? [brands] : []),
    ...(blocks ?? []),
    ...(links ?? []),
    ...(columns ?? []).flatMap((column) => [column, ...column.links]),
  ]
  return parts.filter(({ outdated }) => outdated.includes(language)).map(({ key }) => key)
}
