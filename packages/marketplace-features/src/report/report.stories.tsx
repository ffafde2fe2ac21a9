import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds, sellers } from '@tradepost/api-client/testing'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { ReportPage, type ReportPageProps } from './report-page.tsx'
import { loadReport, sendReport } from './server.ts'

const meta: Meta = {
  title: 'Screens/Report',
  parameters: { ledger: [...rows('A', 63), ...rows('B', 62), ...rows('E', 28, 29)] },
}
export default meta

const story = (query: string, more: Partial<Parameters<typeof screen>[0]> = {}): StoryObj => ({
  render: (args) => <ReportPage {...(args as unknown as ReportPageProps)} />,
  parameters: screen({
    path: '/report-seller',
    at: `/report-seller${query}`,
    load: (context) => loadReport(context),
    act: (context, form, _args, tools) => sendReport(context, form, tools),
    fake: { signedIn: true },
    ...more,
  }),
})

export const FromAStore = story(`?seller=${sellers[0]?.id}`)
export const FromAnOrder = story(`?order=${orderIds.delivered}`)
export const NobodyChosen = story('')
export const Failing = story('', {
  fake: { signedIn: true, failures: { 'report.reportList': 'unavailable' } },
  broken: true,
})

export const SentWithNothing: StoryObj = {
  ...FromAStore,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('report.send') }))
    await expect(await canvas.findByText(t('report.problems'))).toBeVisible()
    for (const label of ['report.reason', 'report.explanation', 'report.evidence'] as const)
      await expect(canvas.getByLabelText(t(label))).toBeInvalid()
  }),
}

export const Loading = stillLoading(FromAStore)
export const LongText = inState(FromAStore, 'texts')
export const LongIds = inState(FromAStore, 'ids')
export const WorstCase = worstOf(FromAStore)
