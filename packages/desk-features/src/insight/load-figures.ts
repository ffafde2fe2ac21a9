import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'
import { figureDays } from './figure-days.ts'

/** The figures of the shop in the days that the address names; 30 without one. */
export async function loadFigures({ api, url }: DeskContext) {
  const days = figureDays.find((one) => one === url.searchParams.get('days')) ?? '30'
  return { days, figures: await api(calls.figures.shopFigures, { query: { days } }) }
}
