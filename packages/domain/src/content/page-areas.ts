import { ownPath } from '../address/own-path.ts'
import { topicIcons } from './topic-icons.ts'

/** The ways in which editors fill an area, named by the field of its content. */
export const areaForms = [
  ...(['pictures', 'brands', 'blocks', 'articles', 'links', 'columns', 'categories', 'comments', 'pairs'] as const),
] as const
export type AreaForm = (typeof areaForms)[number]

export interface PageArea {
  type: number
  form: AreaForm
  /** The devices whose pages have the area. */
  phone: boolean
  desktop: boolean
}

const onPhone = { phone: true, desktop: false }
const onDesktop = { phone: false, desktop: true }
const onBoth = { phone: true, desktop: true }

/** The areas of the pages of a shop, in the order of their types. */
export const pageAreas: readonly PageArea[] = [
  { type: 1, form: 'pictures', ...onPhone },
  { type: 2, form: 'brands', ...onPhone },
  { type: 3, form: 'blocks', ...onPhone },
  { type: 4, form: 'articles', ...onPhone },
  { type: 5, form: 'brands', ...onPhone },
  { type: 6, form: 'links', ...onDesktop },
  { type: 7, form: 'columns', ...onBoth },
  { type: 8, form: 'pictures', ...onBoth },
  { type: 9, form: 'categories', ...onBoth },
  { type: 10, form: 'comments', ...onBoth },
  { type: 11, form: 'pictures', ...onDesktop },
  { type: 12, form: 'pairs', ...onDesktop },
  { type: 13, form: 'blocks', ...onDesktop },
]

export const pageAreaOf = (type: number | string): PageArea | undefined =>
  pageAreas.find((area) => String(area.type) === String(type))

/** The forms whose content has words in the languages of the shop. */
const writtenForms: readonly AreaForm[] = ['pictures', 'brands', 'blocks', 'links', 'columns']
export const hasAreaWords = (form: AreaForm): boolean => writtenForms.includes(form)

/** The symbols that a text of an area can have. The shop draws each of them. */
export const areaIcons = [...topicIcons, 'badge-check', 'zap'] as const

/** The orders in which the shop chooses brands where nobody has picked any. */
export const brandOrders = ['popular', 'sales', 'newest'] as const

/** Reads the target of a link: a path of the shop, or an address that begins with https://; null for anything else. */
export function areaLink(typed: string): string | null {
  const path = ownPath(typed)
  if (path !== null || !/^https:\/\//i.test(typed) || !URL.canParse(typed)) return path
  const { username, password, href } = new URL(typed)
  return username || password ? null : href
}
