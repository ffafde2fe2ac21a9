import type { Handlers } from '../../fake-call.ts'
import { cover } from '../../fixtures/art.ts'
import { money } from '../../pass-state.ts'
import { brandsIn } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const usesPerDay = 10
const usesByState = new WeakMap<FakeState, number>()

export const valueCalculator: Handlers<'valueCalculator'> = {
  valueCalculator({ params }, { state }) {
    const brand = brandsIn(state).find((one) => one.brandAlias === params.product)
    if (!brand) return refuse('not_found', 'product')
    const { brandId, brandName } = brand
    return { brandId, brandName, coverUrl: cover(params.product), attributes: [], usesPerDay }
  },
  estimateValue(_input, { state }) {
    const uses = (usesByState.get(state) ?? 0) + 1
    usesByState.set(state, uses)
    if (uses > usesPerDay) refuse('daily_use_limit')
    const [low, median, high] = [money(1500), money(2400), money(4100)]
    return { low, median, high, sampleSize: 143, usesLeft: usesPerDay - uses }
  },
}
