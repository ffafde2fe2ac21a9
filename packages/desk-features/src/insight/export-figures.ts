import { dayInZone } from '@tradepost/domain/time/zoned-days'
import { csvOf, type DeskContext, harmlessCell } from '../kernel/server.ts'
import { stepsOf } from './conversion/steps-of.ts'
import type { FigureTable } from './figure-tables.ts'
import type { Figures } from './figures-page.tsx'
import { loadFigures } from './load-figures.ts'

/** Rows with the first day of the time, and the zone that the days are of. */
const csvIn = <C extends string>({ from, timeZone }: Figures, columns: C[], rows: Record<C, string | number>[]) =>
  csvOf(
    [...columns, 'since', 'time_zone'],
    rows.map((row) => ({ ...row, since: dayInZone(new Date(from), timeZone), time_zone: timeZone })),
  )

const ranked = (figures: Figures, rows: Figures['brands']) =>
  csvIn(
    figures,
    ['id', 'name', 'orders', 'refunded'],
    rows.map((row) => ({ ...row, name: harmlessCell(row.name) })),
  )

/** The chosen brand or seller, and the day on which a step begins. */
const ofCourse = ({ course, timeZone }: Figures, from: string) => ({
  ...{ id: course?.id ?? '', name: harmlessCell(course?.name ?? '') },
  day: dayInZone(new Date(from), timeZone),
})

/** Each table of the figures as CSV: instants in UTC, days of the shop's zone, amounts in minor units. */
const tables: Record<FigureTable, (figures: Figures) => string> = {
  money: (figures) =>
    csvIn(
      figures,
      ['currency', 'paid_minor', 'refunded_minor', 'charged_back_minor', 'coupons_minor', 'take_minor'],
      figures.money.map(({ currency, paid, refunded, chargedBack, coupons, take }) => ({
        ...{ currency, paid_minor: paid.minor, refunded_minor: refunded.minor, charged_back_minor: chargedBack.minor },
        ...{ coupons_minor: coupons.minor, take_minor: take.minor },
      })),
    ),
  movements: (figures) =>
    csvIn(
      figures,
      [
        ...(['from', 'day', 'currency', 'paid_minor', 'refunded_minor'] as const),
        ...(['charged_back_minor', 'coupons_minor', 'take_minor'] as const),
      ],
      figures.moneySeries.flatMap(({ currency, steps }) =>
        steps.map(({ from, paid, refunded, chargedBack, coupons, take }) => ({
          ...{ from, day: dayInZone(new Date(from), figures.timeZone), currency, paid_minor: paid },
          ...{ refunded_minor: refunded, charged_back_minor: chargedBack, coupons_minor: coupons, take_minor: take },
        })),
      ),
    ),
  series: (figures) =>
    csvIn(
      figures,
      ['from', 'day', 'orders', 'views'],
      figures.series.map((row) => ({ ...row, day: dayInZone(new Date(row.from), figures.timeZone) })),
    ),
  steps: (figures) =>
    csvIn(
      figures,
      ['step', 'number'],
      stepsOf(figures).map(({ step, number }) => ({ step, number })),
    ),
  brands: (figures) => ranked(figures, figures.brands),
  sellers: (figures) => ranked(figures, figures.sellers),
  course: (figures) =>
    csvIn(
      figures,
      ['id', 'name', 'from', 'day', 'orders', 'refunded'],
      (figures.course?.series ?? []).map((step) => ({ ...ofCourse(figures, step.from), ...step })),
    ),
  receipts: (figures) =>
    csvIn(
      figures,
      [
        ...(['id', 'name', 'from', 'day', 'currency'] as const),
        ...(['paid_minor', 'refunded_minor', 'coupons_minor', 'take_minor'] as const),
      ],
      (figures.course?.money ?? []).flatMap(({ currency, steps }) =>
        steps.map(({ from, paid, refunded, coupons, take }) => ({
          ...{ ...ofCourse(figures, from), from, currency, paid_minor: paid, refunded_minor: refunded },
          ...{ coupons_minor: coupons, take_minor: take },
        })),
      ),
    ),
  searches: (figures) =>
    csvIn(
      figures,
      ['words', 'visitors'],
      figures.emptySearches.map((row) => ({ ...row, words: harmlessCell(row.words) })),
    ),
}

/** One table of the figures of the chosen days as CSV. */
export async function exportFigures(context: DeskContext, table: FigureTable): Promise<string> {
  return tables[table]((await loadFigures(context)).figures)
}
