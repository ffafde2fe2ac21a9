import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { CalculatorPage } from './calculator-page.tsx'
import { estimate, loadCalculator, loadValueIndex } from './server.ts'
import { ValueIndexPage } from './value-index-page.tsx'
import { valuePaths } from './value-paths.ts'

const meta: Meta = {
  title: 'Screens/Value calculator',
  parameters: { ledger: [...rows('A', 32, 33), ...rows('H', 24)] },
}
export default meta

const game = 'genshin-impact'
const index = (query: string): StoryObj<typeof ValueIndexPage> => ({
  render: (args) => <ValueIndexPage {...args} />,
  parameters: screen({ path: valuePaths.index(), at: `${valuePaths.index()}${query}`, load: loadValueIndex }),
})
export const Index = index('')
export const NothingFound = index('?q=zzzzzz')

const calculator = (more: Partial<ScreenRoute> = {}, result?: unknown): StoryObj<typeof CalculatorPage> => ({
  render: (args) => <CalculatorPage {...args} {...(result ? { result } : {})} />,
  parameters: screen({
    path: valuePaths.product(game),
    load: (context) => loadCalculator(context, game),
    act: (context, form) => estimate(context, form, game),
    ...more,
  }),
})
const refused = (code: string, message: string) => ({ ok: false, problems: [{ code, message }], values: {} })
const money = (minor: number) => ({ minor, currency: 'USD' })
export const Calculator = calculator()
export const Estimated = calculator(
  {},
  {
    ok: true,
    estimate: { low: money(1500), median: money(2400), high: money(4100), sampleSize: 143, usesLeft: 9 },
    values: {},
  },
)
export const TooFew = calculator(
  {},
  refused('sample_too_small', 'Too few comparable accounts were sold for an honest estimate'),
)
export const LimitReached = calculator(
  {},
  refused('daily_use_limit', 'Your number of uses for today has reached the limit, please come back tomorrow.'),
)
export const Failing = calculator({
  fake: { failures: { 'valueCalculator.valueCalculator': 'internal' } },
  broken: true,
})

export const EstimateAsked: StoryObj<typeof CalculatorPage> = {
  ...Calculator,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('value.estimate') }))
    await expect(await canvas.findByRole('heading', { name: t('value.result') })).toBeVisible()
  }),
}

export const IndexFailing = inState(Index, 'error')
export const IndexLongText = inState(Index, 'texts')
export const IndexWorstCase = worstOf(Index)
export const CalculatorLoading = stillLoading(Calculator)
export const CalculatorLongText = inState(Calculator, 'texts')
export const CalculatorLongIds = inState(Calculator, 'ids')
export const CalculatorWorstCase = worstOf(Calculator)
