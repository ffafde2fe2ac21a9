import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { BuyerLayout } from './buyer-layout.tsx'
import { CouponsPage } from './coupons-page.tsx'
import { PointsPage } from './points-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { ScorePage } from './score-page.tsx'
import { SecurityPage } from './security-page.tsx'
import {
  changePassword,
  loadCoupons,
  loadPoints,
  loadProfile,
  loadScore,
  loadSecurity,
  loadSettings,
  saveCountry,
  saveProfile,
} from './server.ts'
import { SettingsPage } from './settings-page.tsx'

const meta: Meta = { title: 'Screens/BuyerArea' }
export default meta

function inArea<P extends object>(
  Page: ComponentType<P>,
  path: string,
  load: NonNullable<ScreenRoute['load']>,
  act?: NonNullable<ScreenRoute['act']>,
): StoryObj {
  return {
    render: (args) => (
      <BuyerLayout unread={3}>
        <Page {...(args as unknown as P)} />
      </BuyerLayout>
    ),
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
  changePassword(context, form, tools),
)
export const Points = inArea(PointsPage, 'point', loadPoints)
export const Coupons = inArea(CouponsPage, 'coupon', loadCoupons)
export const Score = inArea(ScorePage, 'score', loadScore)
