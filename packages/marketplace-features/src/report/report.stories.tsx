import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds, sellers } from '@tradepost/api-client/testing'
import { screen } from '../testing/screen.ts'
import { ReportPage, type ReportPageProps } from './report-page.tsx'
import { loadReport, sendReport } from './server.ts'

const meta: Meta = { title: 'Screens/Report' }
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
export const Broken = story('', {
  fake: { signedIn: true, failures: { 'operation.complainList': 'unavailable' } },
  broken: true,
})
