import { offerIds } from '@tradepost/api-client/testing'
import { expect, it } from 'vitest'
import { fetchOffer } from '../offer/server.ts'
import { pageOf } from '../testing/page-of.tsx'
import { WatchOffer } from './watch-offer.tsx'

const refused = (field: string | undefined, values: Record<string, string>) => ({
  ok: false,
  problems: [{ code: 'x', field, message: 'Please fill this in' }],
  values,
})

async function alertTexts(result: unknown): Promise<string[]> {
  const page = await pageOf({
    at: `/items/${offerIds.stand}`,
    load: async (context) => ({ offer: await fetchOffer(context, offerIds.stand) }),
    render: ({ offer }) => <WatchOffer offer={offer} alerts={null} result={result} />,
  })
  return page.texts('[role=alert]')
}

it('Z18 shows no problems of the purchase form', async () => {
  expect(await alertTexts(refused('inputs.playerId', { 'inputs.playerId': '', quantity: '1' }))).toEqual([])
  expect(await alertTexts(refused(undefined, { offerId: offerIds.stand }))).toEqual([])
  expect(await alertTexts(refused(undefined, { intent: 'price', below: '3' }))).toEqual(['Please fill this in'])
})
