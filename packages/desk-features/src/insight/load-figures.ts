import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, textOf, withProblems } from '../kernel/server.ts'
import { figureDays } from './shown-days.ts'

/** The things that figures can be about one by one. */
const courses = ['brand', 'seller'] as const

/** The figures of the shop in the days that the address names, 30 without one, and of the brand or seller that it names. */
export async function loadFigures({ api, url, staff }: DeskContext) {
  const days = figureDays.find((one) => one === url.searchParams.get('days')) ?? '30'
  const [of, id] = [courses.find((one) => one === url.searchParams.get('of')), url.searchParams.get('id')]
  const course = of && id && isId(id) ? { of, id } : {}
  const figures = await api(calls.figures.shopFigures, { query: { days, ...course } })
  const mayEdit = staff?.permissions.includes('figures.edit') ?? false
  // Its own zone stays in the list, also where this version of Node names it otherwise.
  const zones = mayEdit ? [...new Set(['UTC', figures.timeZone, ...Intl.supportedValuesOf('timeZone')])].sort() : []
  return { days, figures, zones }
}

/** Sets the zone whose days the figures have. */
export const actOnFigures = (context: DeskContext, form: FormData) =>
  withProblems(context, form, async () => {
    const timeZone = textOf(form, 'timeZone')
    return { ok: true as const, zone: (await context.api(calls.figures.setTimeZone, { body: { timeZone } })).timeZone }
  })
