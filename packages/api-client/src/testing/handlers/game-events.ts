import type { Handlers, Topic } from '../fake-call.ts'
import { brandsIn } from '../present.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'

type Website = Handlers<Topic>

const dayMs = 86_400_000
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
    return { brandId, brandAlias, ...words, ...when, startsAt: at(from), endsAt: at(from + 7) }
  })

/** A week that runs, one that comes and one that is over. */
export const gameEvents: Pick<Website, 'gameEventList' | 'gameEvent'> = {
  gameEventList: (_input, { state }) => eventsOf(state),
  gameEvent: ({ params }, { state }) =>
    eventsOf(state).find(({ brandAlias }) => brandAlias === params.alias) ?? refuse('not_found', 'alias'),
}
