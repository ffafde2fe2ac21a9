import { isId } from '@tradepost/domain/typed/id'

const named = /(?:^id|Id)s?$/
const mostFacts = 3000
/** More than this of one answer is not looked at: the page then goes with every change of a list. */
const mostDeep = 12

function note(value: unknown, key: string, shows: Set<string>, depth: number): void {
  if (typeof value === 'string') {
    if (named.test(key) && isId(value)) shows.add(`i:${value}`)
  } else if (Array.isArray(value)) {
    for (const one of value) note(one, key, shows, depth + 1)
  } else if (typeof value === 'object' && value !== null && depth < mostDeep) {
    for (const [name, one] of Object.entries(value)) note(one, name, shows, depth + 1)
  }
}

const lists = /\/product\/page$|\/product\/standard$|\/keySearchFromSpu$/
const games = /^\/website\/url-route\/brand/
const reviews = /review|score-count/

interface Asked {
  path: string
  input: { params?: unknown; query?: unknown; body?: unknown }
}
const field = (from: unknown, name: string): string | undefined => {
  const value = (from as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' && isId(value) ? value : undefined
}

/** Notes what a page shows once it was told this: what the gateway then tells of by the same names when it changes. */
export function recordShownFacts(shows: Set<string>, { path, input }: Asked, answer: unknown): void {
  if (lists.test(path)) {
    const brand = field(input.body, 'brandId')
    const seller = field(input.body, 'sellerId')
    shows.add(brand ? `list:${brand}` : seller ? `list:s${seller}` : 'list')
  }
  if (games.test(path)) shows.add(`list:${field(answer, 'brandId') ?? ''}`)
  if (reviews.test(path)) {
    const about = field(input.query, 'offerId') ?? field(input.query, 'sellerId')
    shows.add(about ? `i:${about}` : 'reviews')
  }
  note(input, '', shows, 0)
  note(answer, '', shows, 0)
  // NOTE: a page of thousands of things changes with any of them.
  if (shows.size > mostFacts) shows.add('list')
}
