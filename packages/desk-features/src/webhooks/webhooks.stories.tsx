import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { WebhookPage, type WebhookPageProps, WebhooksPage } from './index.ts'

const meta: Meta = { title: 'Desk/Webhooks' }
export default meta

const webhook: WebhookPageProps['webhook'] = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad', url: 'https://books.anvil.example/hooks/tradepost' },
  ...{ topics: ['order.changed', 'refund.changed'], state: 'active', failingSince: null, gaveUpAt: null },
  ...{ previousUntil: null, createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Grace', version: 1 },
}
const failing = { ...webhook, id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ae', failingSince: '2026-11-27T08:00:00.000Z' }
const off = {
  ...{ ...failing, id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2af', url: `https://${'long-'.repeat(30)}.example/hook` },
  ...{ state: 'off' as const, gaveUpAt: '2026-11-27T10:00:00.000Z' },
}
type Delivery = WebhookPageProps['log']['list'][number]
const delivery = (n: number, more: Partial<Delivery> = {}): Delivery => ({
  ...{ eventId: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c20${n}`, topic: 'order.changed', subjectId: String(191_354 + n) },
  ...{ at: '2026-11-27T10:00:00.000Z', state: 'done', nextAt: null, replays: 0 },
  attempts: [{ n: 1, at: '2026-11-27T10:00:01.000Z', status: 200, failure: null, tookMs: 84 }],
  ...more,
})
const log: WebhookPageProps['log'] = {
  ...{ total: 60, pageNo: 1, pageSize: 24 },
  list: [
    delivery(1),
    delivery(2, {
      ...{ state: 'pending', nextAt: '2026-11-27T11:00:00.000Z', topic: 'refund.changed' },
      attempts: [
        { n: 2, at: '2026-11-27T10:01:00.000Z', status: null, failure: 'no answer in time', tookMs: 8000 },
        { n: 1, at: '2026-11-27T10:00:00.000Z', status: 503, failure: null, tookMs: 120 },
      ],
    }),
    delivery(3, { state: 'failed', attempts: [] }),
  ],
}
const owner = staffDeskOf('owner')
const refused = (act: string, field: string, message = longText) => ({
  ok: false,
  problems: [{ code: 'data_error', message, field }],
  values: { act, url: 'https://10.0.0.1/hook', topics: 'stock.changed' },
})

export const List = deskStory(() => <WebhooksPage webhooks={[webhook, failing, off]} />, owner)
export const None = deskStory(() => <WebhooksPage webhooks={[]} />, owner)
export const Added = deskStory(
  () => <WebhooksPage webhooks={[webhook]} result={{ ok: true, signingKey: `whsec_${'a1B2'.repeat(11)}` }} />,
  owner,
)
export const Refused = deskStory(() => <WebhooksPage webhooks={[]} result={refused('add', 'url')} />, owner)
export const ForReaders = deskStory(() => <WebhooksPage webhooks={[webhook]} />, {
  ...owner,
  staff: { role: 'x', name: null, permissions: ['webhook.view'] },
})
export const One = deskStory(() => <WebhookPage webhook={failing} log={log} state={null} />, owner)
export const SwitchedOff = deskStory(
  () => <WebhookPage webhook={off} log={{ ...log, total: 0, list: [] }} state="failed" />,
  owner,
)
export const NotSure = deskStory(
  () => <WebhookPage webhook={webhook} log={log} state={null} result={refused('remove', 'sure')} />,
  owner,
)
