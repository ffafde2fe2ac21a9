import { csvOf, type DeskContext, harmlessCell } from '../kernel/server.ts'
import type { FigureTable } from './figure-tables.ts'
import type { Figures } from './figures-page.tsx'
import { loadFigures } from './load-figures.ts'

const ranked = (rows: Figures['brands']) =>
  csvOf(
    ['id', 'name', 'orders', 'refunded'],
    rows.map((row) => ({ ...row, name: harmlessCell(row.name) })),
  )

/** Each table of the figures as CSV: instants in UTC, amounts in minor units. */
const tables: Record<FigureTable, (figures: Figures) => string> = {
  money: ({ money }) =>
    csvOf(
      ['currency', 'paid_minor', 'refunded_minor', 'charged_back_minor', 'coupons_minor', 'take_minor'],
      money.map(({ currency, paid, refunded, chargedBack, coupons, take }) => ({
        ...{ currency, paid_minor: paid.minor, refunded_minor: refunded.minor, charged_back_minor: chargedBack.minor },
        ...{ coupons_minor: coupons.minor, take_minor: take.minor },
      })),
    ),
  series: ({ series }) => csvOf(['from', 'orders', 'views'], series),
  brands: ({ brands }) => ranked(brands),
  sellers: ({ sellers }) => ranked(sellers),
  searches: ({ emptySearches }) =>
    csvOf(
      ['words', 'visitors'],
      emptySearches.map((row) => ({ ...row, words: harmlessCell(row.words) })),
    ),
}

/** One table of the figures of the chosen days as CSV. */
export async function exportFigures(context: DeskContext, table: FigureTable): Promise<string> {
  return tables[table]((await loadFigures(context)).figures)
}
