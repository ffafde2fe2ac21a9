import { unitStates } from '@tradepost/domain/offer/unit-content'
import { sellerGroups } from '@tradepost/domain/order/order-states'
import { interactions } from '../inp/interactions.ts'

/** A section of the table of goals. Rows that no run measures are filled in by hand. */
export interface GoalSection {
  title: string
  rows: readonly { key: string; goal: string }[]
}

const speedPages = ['home', 'list', 'item']
const weights: Record<string, Partial<Record<'elements' | 'html' | 'scripts', string>>> = {
  home: { elements: '≤ 600', html: '≤ 12', scripts: '≤ 85' },
  list: { elements: '≤ 900', html: '≤ 14', scripts: '≤ 90' },
  search: { scripts: '≤ 90' },
  item: { elements: '≤ 700', html: '≤ 14', scripts: '≤ 90' },
  cart: { scripts: '≤ 90' },
  order: {},
}
export const searchKindNames = [
  'no keyword',
  'a keyword',
  'a keyword and a filter',
  'five common words',
  'twelve words',
  'page 1 of a filtered list',
  'page 1,000 of a filtered list',
] as const

/** The rows of one page's figures from Lighthouse. */
export const lighthouseRows = (page: string) => ({
  score: `${page}: the lowest of the four scores`,
  lcp: `${page}: LCP, s`,
})

/** The rows of one interaction. */
export const inpRows = (interaction: string) => ({
  median: `${interaction}: INP, median, ms`,
  slowest: `${interaction}: INP, slowest, ms`,
})

export const orderGroupNames = Object.keys(sellerGroups) as (keyof typeof sellerGroups)[]

/** The lists of the seller centre, as the tables name them. */
export const sellerListNames = [
  ...(['overview', 'offers, page 1', 'offers, last page', 'offers on sale, page 1'] as const),
  ...(['offers by a keyword', 'offers by a keyword nobody uses'] as const),
  ...(['offers as CSV, first part', 'offers as CSV, last part', 'units, page 1', 'units, last page'] as const),
  ...unitStates.map((state) => `units ${state}, page 1` as const),
  ...(['units delivered, last page', 'orders, page 1', 'orders, last page'] as const),
  ...orderGroupNames.map((group) => `orders ${group}, page 1` as const),
  ...(['orders finished, last page', 'conversations, page 1', 'conversations, last page'] as const),
  ...(['a conversation', 'money', 'statement of a month'] as const),
]
export type SellerListName = (typeof sellerListNames)[number]

/** The row of a list in the table of goals. */
export const listRow = (name: SellerListName): string => `${name}: p95, ms`
export const uploadRow = '100,000 codes from the upload until the last is stored, s'

const searchRows = (size: string) =>
  searchKindNames.flatMap((kind) => [
    { key: `${kind}, ${size}: p50, processor ms`, goal: '' },
    { key: `${kind}, ${size}: p95, processor ms`, goal: '≤ 60' },
    { key: `${kind}, ${size}: % not answered with 200`, goal: '0' },
  ])

export const goalSections: readonly GoalSection[] = [
  {
    title: 'A page that may be shared, as requests per second over those of a static file of the same bytes',
    rows: speedPages.flatMap((page) => [
      ...['cached, signed out', 'with a cart', 'signed in', 'a crawler'].map((who) => ({
        key: `${page}: ${who} ÷ static file`,
        goal: '≥ 0.50',
      })),
      { key: `${page}: processor ms of a cached answer`, goal: '≤ 0.4' },
    ]),
  },
  {
    title: 'A page that must be rendered',
    rows: speedPages.flatMap((page) => [
      { key: `${page}: rendered per second`, goal: '' },
      { key: `${page}: rendered ÷ bare React`, goal: '≥ 0.50' },
      { key: `${page}: rendered ÷ Hydrogen's skeleton (by hand)`, goal: '≥ 1.00' },
    ]),
  },
  {
    title: 'Cores',
    rows: ['cached home', 'rendered home'].map((what) => ({ key: `${what}: two processes ÷ one`, goal: '≥ 1.80' })),
  },
  {
    title: 'Weight of pages',
    rows: Object.entries(weights).flatMap(([page, { elements = '', html = '', scripts = '' }]) => [
      { key: `${page}: elements`, goal: elements },
      { key: `${page}: HTML, KB`, goal: '' },
      { key: `${page}: HTML as sent, KB`, goal: html },
      { key: `${page}: hand-off data, KB`, goal: '' },
      { key: `${page}: words br, KB`, goal: '' },
      { key: `${page}: scripts br, KB`, goal: scripts },
    ]),
  },
  {
    title: 'Lighthouse as a phone (`pnpm lighthouse --write`)',
    rows: ['home', 'list', 'search', 'item'].map(lighthouseRows).flatMap(({ score, lcp }) => [
      { key: score, goal: '100' },
      { key: lcp, goal: '≤ 1.2' },
    ]),
  },
  {
    title: 'From an input to the next paint, with the processor slowed down 4× (`pnpm inp --write`)',
    rows: interactions
      .map(({ name }) => inpRows(name))
      .flatMap(({ median, slowest }) => [
        { key: median, goal: '' },
        { key: slowest, goal: '≤ 100' },
      ]),
  },
  { title: 'Search among 10,000 offers', rows: searchRows('10k') },
  {
    title: 'Search among 1,000,000 offers',
    rows: [
      ...searchRows('1M'),
      ...searchKindNames.map((kind) => ({ key: `${kind}: p50 among 1M ÷ among 10k`, goal: '≤ 2.00' })),
      { key: 'page 1,000 ÷ page 1 of a filtered list, 1M', goal: '≤ 1.00' },
    ],
  },
  { title: 'An offer at the gateway', rows: [{ key: 'a detail ÷ bare Fastify with one SELECT', goal: '≥ 0.60' }] },
  {
    title: 'An order, from pre-order to delivered',
    rows: [
      { key: 'statements', goal: '≤ 60' },
      { key: 'commits', goal: '≤ 8' },
      { key: 'processor ms, gateway and database', goal: '≤ 40' },
      { key: 'orders per second, one tenant', goal: '' },
      { key: 'orders per second, ten tenants', goal: '' },
      { key: 'ten tenants ÷ one tenant', goal: '≤ 1.30' },
    ],
  },
  {
    title: 'The seller centre, for a seller with 10,000 offers and 100,000 units',
    rows: [...sellerListNames.map((name) => ({ key: listRow(name), goal: '≤ 300' })), { key: uploadRow, goal: '≤ 60' }],
  },
]
