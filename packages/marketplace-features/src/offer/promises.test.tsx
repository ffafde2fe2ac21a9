import { offerIds } from '@tradepost/api-client/testing'
import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { Promises } from './promises.tsx'
import { fetchOffer } from './server.ts'

const promisesOf = async (id: string) =>
  (
    await pageOf({
      at: `/items/${id}`,
      load: async (context) => ({ offer: await fetchOffer(context, id) }),
      render: (data) => <Promises {...data} />,
    })
  ).texts('[data-promise=held]')

it('promises a renter the time to complain, and a buyer that the payment is held', async () => {
  expect(await promisesOf(offerIds.rental)).toEqual([expect.stringMatching(/Tell us within 30 minutes.*G Coin back/)])
  expect(await promisesOf(offerIds.noStand)).toEqual(['Your payment is held until you confirm.'])
})
