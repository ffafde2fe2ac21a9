import type { MessageId } from '@tradepost/i18n'
import { sellerGroups, staffGroups } from './frame-pages.ts'

/** Headings of pages below those of the navigation. A page that is named after its subject has none here. */
const headings: readonly (readonly [path: RegExp, heading: MessageId])[] = [
  [/^\/sell\/messages\/templates$/, 'chatTemplates.title'],
  [/^\/sell\/offers\/new$/, 'offerForm.new-title'],
  [/^\/sell\/offers\/import(\/|$)/, 'desk.import-title'],
  [/\/units\/export$/, 'desk.unit-export'],
  [/\/units\/import\//, 'desk.unit-file-title'],
  [/\/units$/, 'desk.units'],
  [/^\/sell\/offers\/\d+\/plans$/, 'offerPlans.title'],
  [/^\/sell\/offers\/\d+\/prices$/, 'offerPrices.title'],
  [/^\/sell\/offers\/\d+\/translations$/, 'offerTranslations.title'],
  [/^\/sell\/offers\/\d+\/verification$/, 'trust.verification'],
  [/^\/sell\/notifications$/, 'push.title'],
  [/^\/(sell|staff)\/security$/, 'factor.title'],
]

/** The heading of a page of the desk before it is loaded: its own, or that of its part of the navigation. */
export function headingOf(pathname: string): MessageId | null {
  const own = headings.find(([path]) => path.test(pathname))?.[1]
  if (own) return own
  const pages = [...sellerGroups, ...staffGroups].flatMap((group) => group.pages)
  const [closest] = pages
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)
  return closest?.label ?? null
}
