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

it('does not call a seller with many orders new, although they have no level', async () => {
  const { text, texts } = await open(7100)
  expect(text).not.toContain('New seller')
  expect(texts('dd')).toContain('None yet')
})

it('calls a seller with a handful of orders new', async () => {
  expect((await open(3)).text).toContain('New seller')
})

it('Z15 shows that a disabled seller sells nothing, and offers no conversation', async () => {
  const store = (sells: boolean) =>
    pageOf({
      at: `/store/${id}`,
      load: async (context) => {
        const { meta: _, ...loaded } = await loadStore(context, id)
        return { ...loaded, seller: { ...loaded.seller, sells, mayContact: sells } }
      },
      render: (data) => <StorePage {...data} reviews={null} />,
    })
  const [open, closed] = [await store(true), await store(false)]
  expect(open.text).toContain('Contact')
  expect(open.text).not.toContain('does not sell here')
  expect(closed.text).toContain('This seller does not sell here at present.')
  expect(closed.text).not.toContain('Contact')
  expect(closed.text).not.toContain('Online')
})

it('says until when a seller on vacation is away, who can still be written to', async () => {
  const { text } = await pageOf({
    at: `/store/${id}`,
    load: async (context) => {
      const { meta: _, ...loaded } = await loadStore(context, id)
      const away = { sells: false, away: true, awayUntil: '2026-12-24T00:00:00.000Z' }
      return { ...loaded, seller: { ...loaded.seller, ...away } }
    },
    render: (data) => <StorePage {...data} reviews={null} />,
  })
  expect(text).toContain('This seller is away until')
  expect(text).toContain('Contact')
})
