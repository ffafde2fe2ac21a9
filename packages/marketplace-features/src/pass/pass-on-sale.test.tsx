import type { Fake } from '@tradepost/api-client/testing'
import { expect, it } from 'vitest'
import { formOf, kit, refused } from '../../test/kit.ts'
import { pageOf } from '../testing/page-of.tsx'
import { passPaths } from './frame/pass-paths.ts'
import { PassHomePage } from './pass-home-page.tsx'
import { MyPassPage } from './plan/my-pass-page.tsx'
import { SubscribePage } from './plan/subscribe-page.tsx'
import { activate, loadDownload, loadHowToStart, loadMyPass, loadPassHome, loadSubscribe } from './server.ts'
import { DownloadPage, HowToStartPage } from './texts/start-pages.tsx'

const address = 'https://client.example/setup.exe'

/** The pages that sell the pass or link to it, with the client published or not. */
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
    myPass: () =>
      pageOf({
        ...{ at: passPaths.myPass(), tenant, prepare, load: loadMyPass },
        render: (data) => <MyPassPage {...data} />,
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
/** Links and buttons that sell the pass, outside the navigation, which always contains all pages. */
const purchaseLinks = ({ texts }: { texts: (selector: string) => string[] }) =>
  texts('a, button').filter((text) =>
    /^(Get the pass|I agree and activate|Add 30 more days|Turn auto-renewal on)$/.test(text),
  )

it('Z14 shows a price and links to buy while the client is published', async () => {
  const { home, subscribe, myPass, start, download } = pages(address)
  expect((await home()).text).toContain(price)
  expect((await subscribe()).text).toContain(price)
  // The navigation contains one of these links.
  expect(purchaseLinks(await subscribe())).toEqual(['Get the pass', 'I agree and activate'])
  expect(purchaseLinks(await myPass())).toEqual(['Get the pass', 'Add 30 more days', 'Turn auto-renewal on'])
  expect(purchaseLinks(await start())).toEqual(['Get the pass', 'Get the pass'])
  const link = (await download()).document.querySelector(`a[href="${address}"]`)
  expect(link?.textContent).toBe('Download for Windows')
})

it('Z14 shows that the pass is not on sale, and no price, while the client is not published', async () => {
  const { home, subscribe, myPass, start, download } = pages(null)
  for (const open of [home, subscribe, myPass, start]) {
    const page = await open()
    expect(page.text).toContain('The Family Game PASS is not on sale yet')
    expect(page.text).not.toContain(price)
    expect(purchaseLinks(page)).toEqual(['Get the pass'])
  }
  expect((await myPass()).text).toContain('Off while the pass is not on sale')
  expect((await download()).text).toContain('The Windows client is not published yet')
})

it('Z14 refuses the form of an outdated page, and keeps its choices', async () => {
  const { ctx, tools } = kit({ clientDownloadUrl: null })
  const filled = { key: 'the-same-key', consent: 'yes', autoRenew: 'on', expectedTotal: '1299' }
  const answer = await activate(ctx, formOf(filled), tools)
  expect(Object.values(refused(answer))).toEqual(['pass_not_on_sale'])
  expect(answer).toMatchObject({ values: { autoRenew: 'on' } })
})
