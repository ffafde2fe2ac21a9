import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { CommissionPage, type CommissionPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Commission' }
export default meta

type Rule = CommissionPageProps['rules']['list'][number]
const rule = (n: number, more: Partial<Rule> = {}): Rule => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, category: null, minLevel: null, percent: 7.5 },
  ...{ startsAt: '2026-12-01T00:00:00.000Z', reason: 'The new price list', state: 'approved' },
  ...{ proposedBy: 'Ada', answeredBy: 'Grace', mayAnswer: false },
  ...more,
})
const rules: CommissionPageProps['rules'] = {
  list: [
    rule(1, { state: 'proposed', answeredBy: null, mayAnswer: true, category: { id: '11', name: 'Accounts' } }),
    rule(2, { minLevel: 3, percent: 6 }),
    rule(3, {
      state: 'rejected',
      percent: 20,
      reason: 'A proposal with a reason that is far longer than the others are',
    }),
  ],
  sitePercent: 8,
  categories: [{ id: '11', name: 'Accounts' }],
}
const finance = staffDeskOf('finance')

export const Rules = deskStory(() => <CommissionPage rules={rules} idempotencyKey="story" />, finance)
export const NoRules = deskStory(
  () => <CommissionPage rules={{ ...rules, list: [] }} idempotencyKey="story" />,
  finance,
)
export const Refused = deskStory(
  () => (
    <CommissionPage
      rules={rules}
      idempotencyKey="story"
      result={{
        ok: false,
        problems: [{ code: 'format_error', message: 'The format is wrong.', field: 'percent' }],
        values: { percent: '120' },
      }}
    />
  ),
  finance,
)
