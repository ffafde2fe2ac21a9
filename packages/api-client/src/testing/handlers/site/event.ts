import { dayMs } from '@tradepost/domain/time/durations'
import type { Handlers } from '../../fake-call.ts'
import { coverWide } from '../../fixtures/art.ts'
import { id64 } from '../../fixtures/ids.ts'
import { later } from '../../later.ts'
import { brandsIn } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const weeks = [
  { alias: 'fortnite', state: 'running', from: -2 },
  { alias: 'valorant', state: 'coming', from: 5 },
  { alias: 'roblox', state: 'over', from: -9 },
] as const
const eventsOf = (state: FakeState) =>
  weeks.flatMap(({ alias, from, ...when }) => {
    const brand = brandsIn(state).find(({ brandAlias }) => brandAlias === alias)
    const at = (days: number) => new Date(state.now().getTime() + days * dayMs).toISOString()
    if (!brand) return []
    const { brandId, brandAlias, brandName } = brand
    const words = { title: `${brandName} week`, lead: `The best offers for ${brandName}, all week.` }
    return { brandId, brandAlias, ...words, picture: null, ...when, startsAt: at(from), endsAt: at(from + 7) }
  })
const passEventOf = (state: FakeState) => ({
  ...{ id: id64(9501), title: 'Spring nights', summary: 'Play together and earn free hours.', running: true },
  ...{ coverWideUrl: coverWide('spring'), startsAt: later(state, -dayMs), endsAt: later(state, 9 * dayMs) },
})

export const event: Handlers<'event'> = {
  gameEventList: (_input, { state }) => eventsOf(state),
  gameEvent: ({ params }, { state }) =>
    eventsOf(state).find(({ brandAlias }) => brandAlias === params.alias) ?? refuse('not_found', 'alias'),
  passEventList: (_input, { state }) => [passEventOf(state)],
  passEvent({ params }, { state }) {
    if (params.id !== id64(9501)) refuse('not_found', 'id')
    return { ...passEventOf(state), html: '<p>Play together and earn free hours.</p>' }
  },
}
