import { sellers } from '@tradepost/api-client/testing'
import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { loadStore } from './server.ts'
import { StorePage } from './store-page.tsx'

const id = sellers[0]?.id ?? ''

const open = (totalOrders: number) =>
  pageOf({
    at: `/store/${id}`,
    load: async (context) => {
      const { meta: _, ...loaded } = await loadStore(context, id)
      return { ...loaded, seller: { ...loaded.seller, level: null, totalOrders } }
    },
    render: (data) => <StorePage {...data} reviews={null} />,
  })

it('calls nobody new who has sold for years and only has no level yet', async () => {
  const { text, texts } = await open(7100)
  expect(text).not.toContain('New seller')
  expect(texts('dd')).toContain('None yet')
})

it('says of a seller with a handful of orders to be new', async () => {
  expect((await open(3)).text).toContain('New seller')
})
