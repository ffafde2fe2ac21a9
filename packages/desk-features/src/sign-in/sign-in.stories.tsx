import type { Meta } from '@storybook/react-vite'
import { FailurePage } from '../frame/index.ts'
import { deskStory } from '../testing/desk-story.tsx'
import { deskOf, longText } from '../testing/samples.ts'
import { InvitationPage, NoSellerPage, NoStaffPage, SignInPage } from './index.ts'

const meta: Meta = { title: 'Desk/Sign-in' }
export default meta

const buyer = { ...deskOf(), seller: null }

export const SignIn = deskStory(() => <SignInPage />, buyer)
export const Refused = deskStory(
  () => (
    <SignInPage
      result={{
        ok: false,
        problems: [{ code: 'credentials_wrong', message: 'The email address or the password is wrong.' }],
        values: { email: 'robin@mail.example' },
      }}
    />
  ),
  buyer,
)
export const CodeNeeded = deskStory(
  () => (
    <SignInPage
      result={{
        ok: false,
        problems: [{ code: 'login_proof_needed', message: 'If your password was right, we have emailed you a code.' }],
        values: { email: 'robin@mail.example' },
      }}
    />
  ),
  buyer,
)
export const LongShopName = deskStory(() => <SignInPage />, { ...buyer, shop: { ...buyer.shop, name: longText } })
export const NoSeller = deskStory(() => <NoSellerPage />, buyer)
export const StaffSignIn = deskStory(() => <SignInPage side="staff" />, buyer)
export const InvitedToStaff = deskStory(() => <SignInPage side="staff" isInvited />, buyer)
export const NoStaff = deskStory(() => <NoStaffPage />, buyer)
export const Invitation = deskStory(() => <InvitationPage token={'a'.repeat(43)} />, buyer)
export const StaffInvitation = deskStory(() => <InvitationPage token={'a'.repeat(43)} side="staff" />, buyer)
export const InvitationIncomplete = deskStory(() => <InvitationPage token={null} />, buyer)
export const Missing = deskStory(() => <FailurePage kind="missing" />)
export const NotAllowed = deskStory(() => <FailurePage kind="not-allowed" />)
export const NotAllowedForStaff = deskStory(() => <FailurePage kind="not-allowed" side="staff" />)
export const Failed = deskStory(() => <FailurePage kind="failed" />)
