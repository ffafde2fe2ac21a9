import type { Meta, StoryObj } from '@storybook/react-vite'
import { uuid } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { EventPage } from './event-page.tsx'
import { passPaths } from './frame/pass-paths.ts'
import { InvitationsPage, InvitePage } from './invitations/invite-pages.tsx'
import { PassHomePage } from './pass-home-page.tsx'
import { MyPassPage } from './plan/my-pass-page.tsx'
import { ResultPage } from './plan/result-page.tsx'
import { SubscribePage } from './plan/subscribe-page.tsx'
import * as server from './server.ts'
import { SharedGamesPage } from './shared-games-page.tsx'
import { DownloadPage, HowToStartPage } from './texts/start-pages.tsx'
import { AgreementPage, GuidePage, QuestionsPage } from './texts/text-pages.tsx'

const meta: Meta = {
  title: 'Screens/Family Game PASS',
  parameters: {
    ledger: [...rows('A', [16, 18], [65, 72]), ...rows('B', 68), ...rows('D', 37, 38, 57), ...rows('E', 25, 26)],
  },
}
export default meta

type Screen = Omit<ScreenRoute, 'path'>
function story<P extends object>(Page: (props: P) => ReactNode, path: string, route: Screen): StoryObj {
  return { render: (args) => <Page {...(args as P)} />, parameters: screen({ path, ...route }) }
}
const signedIn = { fake: { signedIn: true } } as const
const notOnSale = { fake: { clientDownloadUrl: null } } as const
const subscriptionId = uuid(7001)

const home = (platform: server.Platform, more: Partial<Screen> = {}) =>
  story(PassHomePage, passPaths.home(), { load: (context) => server.loadPassHome(context, platform), ...more })
export const Home = home('windows')
export const HomeOfAMember = home('windows', signedIn)
export const HomeOnAMac = home('mac')
export const HomeNotOnSale = home('windows', notOnSale)
export const HomeNotOnSaleOnAMac = home('mac', notOnSale)
export const HomeOfAMemberNotOnSale = home('windows', { fake: { signedIn: true, clientDownloadUrl: null } })
export const Failing = home('windows', { fake: { failures: { 'pass.passPlan': 'internal' } }, broken: true })

export const Event = story(EventPage, '/family-game-room/events/:id', {
  at: passPaths.event('1000000000000009501'),
  load: async (context) => {
    const [event] = await context.api(calls.event.passEventList)
    return server.loadEvent(context, event?.id ?? '')
  },
})

const sharedGames = (query: string) =>
  story(SharedGamesPage, passPaths.sharedGames(), {
    at: `${passPaths.sharedGames()}${query}`,
    load: server.loadSharedGames,
  })
export const SharedGames = sharedGames('')
export const SharedGamesOfOneGenre = sharedGames('?category=action&page=2')
export const SharedGamesNothingFound = sharedGames('?q=zzzzzz')
export const SharedGamesLongText = sharedGames(`?q=${'Rechtsschutzversicherung'.repeat(4)}`)

const subscribe = (more: Partial<Screen> = {}) =>
  story(SubscribePage, passPaths.subscribe(), {
    ...signedIn,
    load: server.loadSubscribe,
    act: (context, form, _args, tools) => server.activate(context, form, tools),
    ...more,
  })
export const Subscribe = subscribe()
const charging: ScreenRoute['prepare'] = ({ state }) => {
  state.taxPercent = 19
}
/** The shop charges tax: the buyer states a country, and sees the tax in the price. */
export const SubscribeWithTax: StoryObj = {
  ...subscribe({ prepare: charging }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxTitle'))
    await expect(canvas.getByText(/19\s?[%％]/)).toBeVisible()
    await expect(canvas.getByLabelText(t('checkout.taxCountry'))).toHaveValue('DE')
  }),
}
export const SubscribeVatNumberWrong: StoryObj = {
  ...subscribe({ at: `${passPaths.subscribe()}?country=FR&vat=123`, prepare: charging }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxNumberWrong'))
  }),
}
export const SubscribeNotOnSale = subscribe({ fake: { signedIn: true, clientDownloadUrl: null } })
export const SubscribeRefused = subscribe({
  fake: { signedIn: true, failures: { 'pass.subscribePass': 'price_changed' } },
})
export const SubscribeTwice = subscribe({
  load: async (context) => {
    await context.api(calls.pass.setAutoRenew, { body: { on: true } })
    return server.loadSubscribe(context)
  },
})

const result = (state: 'pending' | 'active' | 'failed') =>
  story(ResultPage, passPaths.result(subscriptionId), {
    ...signedIn,
    load: async (context) => {
      const { subscription } = await server.loadResult(context, subscriptionId)
      const failure = state === 'failed' ? 'card_declined' : null
      return { subscription: { ...subscription, id: `${state}`, state, failure } }
    },
    act: (context, form, _args, tools) => server.payAgain(context, form, tools, subscriptionId),
  })
export const ResultWaiting = result('pending')
export const ResultActive = result('active')
export const ResultFailed = result('failed')

export const MyPass = story(MyPassPage, passPaths.myPass(), {
  ...signedIn,
  load: server.loadMyPass,
  act: (context, form, _args, tools) => server.switchRenewal(context, form, tools),
})
export const MyPassNotOnSale = story(MyPassPage, passPaths.myPass(), {
  fake: { signedIn: true, clientDownloadUrl: null },
  load: server.loadMyPass,
})
export const MyPassRenewingNotOnSale = story(MyPassPage, passPaths.myPass(), {
  fake: { signedIn: true, clientDownloadUrl: null },
  load: async (context) => {
    const { myPass, ...rest } = await server.loadMyPass(context)
    return { ...rest, myPass: { ...myPass, state: 'active_auto' as const, autoRenew: true } }
  },
  act: (context, form, _args, tools) => server.switchRenewal(context, form, tools),
})
export const MyPassRefused = story(MyPassPage, passPaths.myPass(), {
  fake: { signedIn: true, failures: { 'pass.setAutoRenew': 'state_conflict' } },
  load: server.loadMyPass,
  act: (context, form, _args, tools) => server.switchRenewal(context, form, tools),
})

export const Download = story(DownloadPage, passPaths.download(), {
  load: (context) => server.loadDownload(context, 'windows'),
})
export const DownloadOnAMac = story(DownloadPage, passPaths.download(), {
  load: (context) => server.loadDownload(context, 'mac'),
})
export const DownloadNotPublished = story(DownloadPage, passPaths.download(), {
  ...notOnSale,
  load: (context) => server.loadDownload(context, 'windows'),
})
export const HowToStartNotOnSale = story(HowToStartPage, passPaths.howToStart(), {
  ...notOnSale,
  load: server.loadHowToStart,
})
export const HowToStart = story(HowToStartPage, passPaths.howToStart(), { load: server.loadHowToStart })
export const Guide = story(GuidePage, passPaths.guide(), { load: server.loadGuide })
export const Agreement = story(AgreementPage, passPaths.agreement(), { load: server.loadAgreement })
export const Questions = story(QuestionsPage, passPaths.questions(), { load: server.loadQuestions })
export const TextMissing = story(AgreementPage, passPaths.agreement(), { load: async () => ({ article: null }) })

export const Invite = story(InvitePage, passPaths.invite(), { ...signedIn, load: server.loadInvite })
export const Invitations = story(InvitationsPage, passPaths.myInvitation(), {
  ...signedIn,
  load: server.loadInvitations,
})
export const NoInvitations = story(InvitationsPage, passPaths.myInvitation(), {
  ...signedIn,
  load: async (context) => {
    const { friends, ...rest } = await server.loadInvitations(context)
    return { ...rest, friends: { ...friends, list: [], total: 0, totalHours: 0, hoursLeft: 0 } }
  },
})

export const SubscribeWithoutConsent: StoryObj = {
  ...Subscribe,
  ...playing(async ({ canvas, root, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('pass.activate') }))
    await waitFor(() => expect(root.querySelector('#consent')).toBeInvalid())
  }),
}
export const RenewalSwitched: StoryObj = {
  ...MyPass,
  ...playing(async ({ canvas, user, t }) => {
    const both = [t('pass.turnOn'), t('pass.turnOff')]
    const named = (name: string) => both.includes(name)
    const before = (await canvas.findByRole('button', { name: named })).textContent
    await user.click(canvas.getByRole('button', { name: named }))
    await waitFor(() => expect(canvas.getByRole('button', { name: named }).textContent).not.toBe(before))
  }),
}

export const HomeLongText = inState(Home, 'texts')
export const HomeLongIds = inState(Home, 'ids')
export const HomePricesUnknown = inState(Home, 'prices')
export const HomeWorstCase = worstOf(Home)
export const EventFailing = inState(Event, 'error')
export const EventLongText = inState(Event, 'texts')
export const EventLongIds = inState(Event, 'ids')
export const EventWorstCase = worstOf(Event)
export const SharedGamesFailing = inState(SharedGames, 'error')
export const SharedGamesLongIds = inState(SharedGames, 'ids')
export const SharedGamesWorstCase = worstOf(SharedGames)
export const SubscribeLoading = stillLoading(Subscribe)
export const SubscribeFailing = inState(Subscribe, 'error')
export const SubscribePricesUnknown = inState(Subscribe, 'prices')
export const SubscribeWorstCase = worstOf(Subscribe)
export const ResultWaitingLoading = stillLoading(ResultWaiting, 'button[value=pay]')
export const ResultActiveFailing = inState(ResultActive, 'error')
export const ResultActivePricesUnknown = inState(ResultActive, 'prices')
export const ResultActiveWorstCase = worstOf(ResultActive)
export const MyPassLoading = stillLoading(MyPass)
export const MyPassFailing = inState(MyPass, 'error')
export const MyPassPricesUnknown = inState(MyPass, 'prices')
export const MyPassWorstCase = worstOf(MyPass)
export const DownloadFailing = inState(Download, 'error')
export const DownloadWorstCase = worstOf(Download)
export const HowToStartFailing = inState(HowToStart, 'error')
export const HowToStartPricesUnknown = inState(HowToStart, 'prices')
export const HowToStartWorstCase = worstOf(HowToStart)
export const GuideFailing = inState(Guide, 'error')
export const GuideLongText = inState(Guide, 'texts')
export const GuideLongIds = inState(Guide, 'ids')
export const GuideWorstCase = worstOf(Guide)
export const AgreementFailing = inState(Agreement, 'error')
export const AgreementLongText = inState(Agreement, 'texts')
export const AgreementLongIds = inState(Agreement, 'ids')
export const AgreementWorstCase = worstOf(Agreement)
export const QuestionsFailing = inState(Questions, 'error')
export const QuestionsLongText = inState(Questions, 'texts')
export const QuestionsLongIds = inState(Questions, 'ids')
export const QuestionsWorstCase = worstOf(Questions)
export const InviteFailing = inState(Invite, 'error')
export const InviteWorstCase = worstOf(Invite)
export const InvitationsFailing = inState(Invitations, 'error')
export const InvitationsWorstCase = worstOf(Invitations)
