import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { InsurancePage, type InsurancePageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Insurance' }
export default meta

type Insurance = InsurancePageProps['insurance']
const rule = { insured: true, verifiedOnly: true, needsDeposit: false, minLevel: null }
const change = (n: number, more: Partial<Insurance['changes'][number]> = {}): Insurance['changes'][number] => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2d${n}`, categoryId: '11', categoryName: 'Accounts', rule, limit: null },
  ...{ exposure: 812_500, reason: 'Verified accounts were never taken back so far.', state: 'applied' },
  ...{ proposedBy: 'Grace', proposedAt: '2026-11-20T09:26:53.000Z', answeredBy: null, mayAnswer: false },
  ...more,
})
const insurance: Insurance = {
  categories: [
    { id: '11', name: 'Accounts', rule, followed: true, offers: 128 },
    {
      ...{ id: '12', name: 'Donaudampfschifffahrtsgesellschaftskapitänsaccounts', followed: false, offers: 0 },
      rule: { insured: true, verifiedOnly: true, needsDeposit: true, minLevel: 3 },
    },
    { id: '13', name: 'Starter accounts', rule: null, followed: true, offers: 0 },
  ],
  exposure: 812_500,
  limit: 1_000_000,
  changes: [change(1)],
}
const proposed = [
  change(2, {
    ...{ state: 'proposed', mayAnswer: true, rule: { ...rule, verifiedOnly: false } },
    reason: 'All accounts, for the week of the anniversary, because the shop next door does the same for its buyers',
  }),
  change(3, { state: 'proposed', categoryId: null, categoryName: null, rule: null, limit: 5_000_000 }),
  change(4, { state: 'rejected', answeredBy: 'Ada' }),
]
const story = (more: Partial<Insurance> = {}, result?: unknown) =>
  deskStory(() => <InsurancePage insurance={{ ...insurance, ...more }} result={result} />, staffDeskOf('finance'))

export const Rules = story()
export const AboveTheLimit = story({ exposure: 1_812_500, changes: [...proposed, change(1)] })
export const NoCategory = story({ categories: [], exposure: 0, changes: [] })
export const WithoutReason = story(
  {},
  {
    ok: false,
    problems: [{ code: 'cannot_be_empty', message: 'Please fill in this field.', field: 'reason' }],
    values: { act: 'rule', categoryId: '13', insured: 'yes', minLevel: '2' },
  },
)
export const ForReaders = deskStory(() => <InsurancePage insurance={insurance} />, staffDeskOf('support_lead'))
