import type { Fake } from '@tradepost/api-client/testing'
import { expect, it } from 'vitest'
import { formOf, kit, refused } from '../../test/kit.ts'
import { pageOf } from '../testing/page-of.tsx'
import { passPaths } from './frame/pass-paths.ts'
import { PassHomePage } from './pass-home-page.tsx'
import { MembershipPage } from './plan/membership-page.tsx'
import { SubscribePage } from './plan/subscribe-page.tsx'
import { activate, loadDownload, loadHowToStart, loadMembership, loadPassHome, loadSubscribe } from './server.ts'
import { DownloadPage, HowToStartPage } from './texts/start-pages.tsx'

const address = 'https://client.example/setup.exe'

/** Each page that sells the pass or leads to where it is sold, with the client published or not. */
function pages(clientDownloadUrl: string | null) {
  const tenant = { clientDownloadUrl }
  const prepare = ({ state }: Fake) => Object.assign(state, { clientDownloadUrl, signedIn: true })
  return {
    home: () =>
      pageOf({
        ...{ at: passPaths.home(), tenant, prepare, load: (ctx) => loadPassHome(ctx, 'windows') },
        render: (data) => <PassHomePage {...data} />,
      }),
    subscribe: () =>
      pageOf({
        ...{ at: passPaths.subscribe(), tenant, prepare, load: loadSubscribe },
        render: (data) => <SubscribePage {...data} />,
      }),
    membership: () =>
      pageOf({
        ...{ at: passPaths.membership(), tenant, prepare, load: loadMembership },
        render: (data) => <MembershipPage {...data} />,
      }),
    start: () =>
      pageOf({
        ...{ at: passPaths.howToStart(), tenant, prepare, load: loadHowToStart },
        render: (data) => <HowToStartPage {...data} />,
      }),
    download: () =>
      pageOf({
        ...{ at: passPaths.download(), tenant, prepare, load: (ctx) => loadDownload(ctx, 'windows') },
        render: (data) => <DownloadPage {...data} />,
      }),
  }
}

const price = '12.99 USD'
/** Links and buttons of a page outside the list of pages, which always names all of them. */
const ways = ({ texts }: { texts: (selector: string) => string[] }) =>
  texts('a, button').filter((text) =>
    /^(Get the pass|I agree and activate|Add 30 more days|Turn auto-renewal on)$/.test(text),
  )

it('Z14 shows a price and ways to buy where the client is published', async () => {
  const { home, subscribe, membership, start, download } = pages(address)
  expect((await home()).text).toContain(price)
  expect((await subscribe()).text).toContain(price)
  // The list of pages holds one of them.
  expect(ways(await subscribe())).toEqual(['Get the pass', 'I agree and activate'])
  expect(ways(await membership())).toEqual(['Get the pass', 'Add 30 more days', 'Turn auto-renewal on'])
  expect(ways(await start())).toEqual(['Get the pass', 'Get the pass'])
  const link = (await download()).document.querySelector(`a[href="${address}"]`)
  expect(link?.textContent).toBe('Download for Windows')
})

it('Z14 says that the pass is not on sale instead, and names no price, where it is not', async () => {
  const { home, subscribe, membership, start, download } = pages(null)
  for (const open of [home, subscribe, membership, start]) {
    const page = await open()
    expect(page.text).toContain('The Family Game PASS is not on sale yet')
    expect(page.text).not.toContain(price)
    expect(ways(page)).toEqual(['Get the pass'])
  }
  expect((await membership()).text).toContain('Off while the pass is not on sale')
  expect((await download()).text).toContain('The Windows client is not published yet')
})

it('Z14 refuses whoever sends the form of an old page, and keeps what was chosen', async () => {
  const { ctx, tools } = kit({ clientDownloadUrl: null })
  const filled = { key: 'the-same-key', consent: 'yes', autoRenew: 'on', expectedTotal: '1299' }
  const answer = await activate(ctx, formOf(filled), tools)
  expect(Object.values(refused(answer))).toEqual(['pass_not_on_sale'])
  expect(answer).toMatchObject({ values: { autoRenew: 'on' } })
})
