import { orderIds } from '@tradepost/api-client/testing'
import type { OrderDetail } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { kit } from '../../../test/kit.ts'
import { pageOf } from '../../testing/page-of.tsx'
import { loadOrder } from '../server.ts'
import { AfterSalesStory } from './after-sales-story.tsx'
import { loadEvidence } from './load-evidence.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const withFiles = (order: OrderDetail, fileIds: string[]): OrderDetail => ({
  ...order,
  afterSales: {
    ...order.afterSales,
    dispute: {
      statement: 'It broke.',
      fileIds,
      openedAt: order.createdAt,
      outcome: null,
      part: null,
      answer: null,
      reason: null,
      decidedAt: null,
    },
  },
})
const open = (fileIds: string[]) =>
  pageOf({
    at: '/',
    load: async () => {
      const { ctx: context } = kit()
      const order = withFiles((await loadOrder(context, orderIds.delivered)).order, fileIds)
      return { order, evidence: await loadEvidence(context, order) }
    },
    render: (data) => <AfterSalesStory {...data} />,
  })

it('shows the pictures of a statement, and counts missing ones', async () => {
  const { document, text } = await open([id(1), id(2)])
  expect(text).toContain('2 files')
  expect(document.querySelectorAll('a[target=_blank] > img[src]')).toHaveLength(2)
  const gone = await open([id(404)])
  expect(gone.text).toContain('1 file')
  expect(gone.document.querySelector('a[target=_blank]')).toBeNull()
})
