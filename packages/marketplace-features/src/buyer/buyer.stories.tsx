import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderDetail } from '@tradepost/contract'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { CouponsPage } from './coupons-page.tsx'
import { PointsPage } from './points-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { ScorePage } from './score-page.tsx'
import { SecurityConfirmPage } from './security/security-confirm-page.tsx'
import { SecurityDeletePage } from './security/security-delete-page.tsx'
import { SecurityEmailPage } from './security/security-email-page.tsx'
import { SecurityPage } from './security/security-page.tsx'
import {
  bindEmail,
  claimCoupon,
  confirmIdentity,
  deleteAccount,
  guardAccount,
  loadCoupons,
  loadPoints,
  loadProfile,
  loadScore,
  loadSecurity,
  loadSecurityConfirm,
  loadSecurityDelete,
  loadSecurityEmail,
  loadSettings,
  saveCountry,
  saveProfile,
  swapPoints,
} from './server.ts'
import { SettingsPage } from './settings-page.tsx'

const meta: Meta = {
  title: 'Screens/BuyerArea',
  parameters: { ledger: [...rows('A', [27, 31]), ...rows('B', 56), ...rows('H', [18, 20])] },
}
export default meta

function inArea<P extends object>(
  Page: ComponentType<P>,
  path: string,
  load: NonNullable<ScreenRoute['load']>,
  act?: NonNullable<ScreenRoute['act']>,
): StoryObj {
  return {
    render: (args) => <Page {...(args as unknown as P)} />,
    parameters: screen({ path: `/buyer/${path}`, load, ...(act ? { act } : {}), fake: { signedIn: true } }),
  }
}

export const Profile = inArea(ProfilePage, 'profile', loadProfile, (context, form, _args, tools) =>
  saveProfile(context, form, tools),
)
export const Settings = inArea(SettingsPage, 'settings', loadSettings, (context, form, _args, tools) =>
  saveCountry(context, form, tools),
)
export const Security = inArea(SecurityPage, 'security', loadSecurity, (context, form, _args, tools) =>
  guardAccount(context, form, tools),
)
const exporting = (steps: Parameters<typeof playing>[0]) =>
  playing(async (hands) => {
    await hands.user.click(await hands.canvas.findByRole('button', { name: hands.t('signIn.export') }))
    await steps(hands)
  })
export const SecurityExporting: StoryObj = {
  ...inState(Security, 'loading'),
  ...exporting(async ({ canvas, t }) => {
    await expect(await canvas.findByRole('progressbar', { name: t('signIn.exportPreparing') })).toBeVisible()
    await expect(canvas.getByText(t('signIn.exportWait'))).toHaveRole('status')
  }),
}
export const SecurityExported: StoryObj = {
  ...Security,
  ...exporting(async ({ canvas, t }) => {
    const again = await canvas.findByRole('link', { name: t('signIn.exportAgain') })
    await expect(again).toHaveAttribute('href', expect.stringMatching(/^blob:/))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  }),
}
export const SecurityNotExported: StoryObj = {
  ...Security,
  parameters: screen({
    path: '/buyer/security',
    load: loadSecurity,
    act: (context, form, _args, tools) => guardAccount(context, form, tools),
    fake: { signedIn: true, failures: { 'account.exportUser': 'rate_limited' } },
  }),
  ...exporting(async ({ canvas, t }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('signIn.exportFailed'))
  }),
}
export const SecurityEmail = inArea(
  SecurityEmailPage,
  'security/email',
  loadSecurityEmail,
  (context, form, _args, tools) => bindEmail(context, form, tools),
)
export const SecurityEmailRefused: StoryObj = {
  ...SecurityEmail,
  args: {
    result: {
      ok: false,
      problems: [{ code: 'email_taken', message: 'This email address is already in use', field: 'email' }],
      values: { email: 'somebody-with-a-rather-long-name@a-rather-long-company-name.example' },
    },
  },
}
export const SecurityConfirm = inArea(
  SecurityConfirmPage,
  'security/confirm',
  (context) => loadSecurityConfirm(context, '/buyer/security'),
  (context, form, _args, tools) => confirmIdentity(context, form, tools, '/buyer/security'),
)
export const SecurityConfirmRefused: StoryObj = {
  ...SecurityConfirm,
  args: {
    result: {
      ok: false,
      problems: [{ code: 'credentials_wrong', message: 'Incorrect email or password', field: 'password' }],
      values: {},
    },
  },
}
export const SecurityDelete = inArea(
  SecurityDeletePage,
  'security/delete',
  loadSecurityDelete,
  (context, form, _args, tools) => deleteAccount(context, form, tools),
)
export const Points = inArea(PointsPage, 'point', loadPoints, (context, form, _args, tools) =>
  swapPoints(context, form, tools),
)
export const Coupons = inArea(CouponsPage, 'coupon', loadCoupons, (context, form, _args, tools) =>
  claimCoupon(context, form, tools),
)
export const Score = inArea(ScorePage, 'score', loadScore)

/** Story of the reviews page for one kind of reviews, after `changeOrders` modified the fake's orders. */
const scoreAfter = (kind: string, changeOrders: (orders: OrderDetail[]) => void): StoryObj => ({
  ...Score,
  parameters: screen({
    path: '/buyer/score',
    at: `/buyer/score?kind=${kind}`,
    load: loadScore,
    fake: { signedIn: true },
    prepare: ({ state }) => changeOrders(state.orders),
  }),
})
/** Every finished order is reviewed and every second review answered. */
const reviewAll = (orders: OrderDetail[]) => {
  for (const [n, order] of orders.entries()) {
    const createdAt = order.createdAt
    order.review = {
      ...{ id: order.id, level: 'positive', score: 5, text: 'Fast, and just as described.', textLanguage: 'en' },
      ...{ createdAt, author: 'Demo', offerTitle: order.title },
      reply: n % 2 ? { text: 'Thank you, and see you again.', createdAt } : null,
    }
  }
}
export const ScoreEmpty = scoreAfter('to-write', (orders) => {
  for (const order of orders) order.state = 'paid'
})
export const ScoreWritten = scoreAfter('written', reviewAll)
export const ScoreReplied = scoreAfter('replied', reviewAll)
export const ScoreLoading = stillLoading(Score, 'a[href*="kind=written"]')

export const ProfileWithoutName: StoryObj = {
  ...Profile,
  ...playing(async ({ canvas, user, t }) => {
    await user.clear(await canvas.findByLabelText(t('account.nickName')))
    await user.click(canvas.getByRole('button', { name: t('account.save') }))
    await waitFor(() => expect(canvas.getByLabelText(t('account.nickName'))).toBeInvalid())
  }),
}
export const PointsEmpty = inArea(PointsPage, 'point', async (context) => {
  const { entries, ...rest } = await loadPoints(context)
  return { ...rest, totalPoint: 0, swaps: [], entries: { ...entries, list: [], total: 0 } }
})
export const CouponsEmpty = inArea(CouponsPage, 'coupon', async (context) => ({
  ...(await loadCoupons(context)),
  coupons: [],
  claimable: [],
}))
export const CouponWrong: StoryObj = {
  ...Coupons,
  ...playing(async ({ canvas, root, user, t }) => {
    await user.type(await canvas.findByLabelText(t('account.couponCode')), '?!')
    await user.click(root.querySelector('button[value=code]') as HTMLElement)
    await waitFor(() => expect(canvas.getByLabelText(t('account.couponCode'))).toBeInvalid())
    await expect(canvas.getByText(t('account.couponCodeWrong'))).toBeVisible()
  }),
}

export const ProfileLoading = stillLoading(Profile)
export const ProfileFailing = inState(Profile, 'error')
export const ProfileWorstCase = worstOf(Profile)
export const SettingsLoading = stillLoading(Settings, 'button[value=country]')
export const SettingsFailing = inState(Settings, 'error')
export const SettingsWorstCase = worstOf(Settings)
export const SecurityLoading = stillLoading(Security, 'button[value=password]')
export const SecurityFailing = inState(Security, 'error')
export const SecurityWorstCase = worstOf(Security)
export const SecurityEmailLoading = stillLoading(SecurityEmail)
export const SecurityEmailFailing = inState(SecurityEmail, 'error')
export const SecurityEmailWorstCase = worstOf(SecurityEmail)
export const SecurityConfirmLoading = stillLoading(SecurityConfirm)
export const SecurityConfirmFailing = inState(SecurityConfirm, 'error')
export const SecurityConfirmWorstCase = worstOf(SecurityConfirm)
export const SecurityDeleteLoading = stillLoading(SecurityDelete)
export const SecurityDeleteFailing = inState(SecurityDelete, 'error')
export const SecurityDeleteWorstCase = worstOf(SecurityDelete)
export const PointsLoading = stillLoading(Points, '[aria-labelledby=swap] button')
export const PointsFailing = inState(Points, 'error')
export const PointsPricesUnknown = inState(Points, 'prices')
export const PointsLongIds = inState(Points, 'ids')
export const PointsWorstCase = worstOf(Points)
export const CouponsLoading = stillLoading(Coupons, 'button[value=code]')
export const CouponsFailing = inState(Coupons, 'error')
export const CouponsPricesUnknown = inState(Coupons, 'prices')
export const CouponsWorstCase = worstOf(Coupons)
export const ScoreLongText = inState(Score, 'texts')
export const ScoreLongIds = inState(Score, 'ids')
export const ScoreFailing = inState(Score, 'error')
export const ScoreWorstCase = worstOf(Score)
