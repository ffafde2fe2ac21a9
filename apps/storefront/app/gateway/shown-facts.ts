import { isId } from '@tradepost/domain/typed/id'

const idField = /(?:^id|Id)s?$/
const maxFacts = 3000
/** Objects nested more deeply than this are ignored. */
const maxDepth = 12

function addIds(value: unknown, key: string, shows: Set<string>, depth: number): void {
  if (typeof value === 'string') {
    if (idField.test(key) && isId(value)) shows.add(`i:${value}`)
  } else if (Array.isArray(value)) {
    for (const entry of value) addIds(entry, key, shows, depth + 1)
  } else if (typeof value === 'object' && value !== null && depth < maxDepth) {
    for (const [name, entry] of Object.entries(value)) addIds(entry, name, shows, depth + 1)
  }
}

const lists = /\/product\/page$|\/product\/standard$|\/keySearchFromSpu$/
const brandLookUps = /^\/website\/url-route\/brand/
const reviews = /review|score-count/

/** Too many facts to compare: drop the page whenever any list changes. */
function limitFacts(shows: Set<string>): void {
  if (shows.size > maxFacts) shows.add('list')
}

interface SentCall {
  path: string
  input: { params?: unknown; query?: unknown; body?: unknown }
}
const field = (source: unknown, name: string): string | undefined => {
  const value = (source as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' && isId(value) ? value : undefined
}

/** Records the facts of one call and its answer, under the names that the gateway uses when it reports changes. */
export function recordShownFacts(shows: Set<string>, { path, input }: SentCall, answer: unknown): void {
  if (lists.test(path)) {
    const brand = field(input.body, 'brandId')
    const seller = field(input.body, 'sellerId')
    shows.add(brand ? `list:${brand}` : seller ? `list:s${seller}` : 'list')
  }
  if (brandLookUps.test(path)) shows.add(`list:${field(answer, 'brandId') ?? ''}`)
  if (reviews.test(path)) {
    const about = field(input.query, 'offerId') ?? field(input.query, 'sellerId')
    shows.add(about ? `i:${about}` : 'reviews')
  }
  addIds(input, '', shows, 0)
  addIds(answer, '', shows, 0)
  limitFacts(shows)
}

/** Adds facts that are already recorded to those of a page. */
export function addShownFacts(shows: Set<string>, recorded: ReadonlySet<string>): void {
  for (const fact of recorded) shows.add(fact)
  limitFacts(shows)
}
