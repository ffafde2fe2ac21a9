import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoEmail, demoPassword } from '@tradepost/api-client/testing'
import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { LoginPage } from './login-page.tsx'
import { LogoutPage } from './logout-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import {
  loadLogin,
  loadLogout,
  loadResetPassword,
  loadSignUp,
  loadSwitch,
  loadWallet,
  logIn,
  resetPassword,
  signUp,
} from './server.ts'
import { SignUpPage } from './sign-up-page.tsx'
import { SwitchPage } from './switch-page.tsx'
import { WalletPage } from './wallet/wallet-page.tsx'

const meta: Meta = {
  title: 'Screens/Account',
  parameters: { ledger: [...rows('A', 20, 64, [79, 81]), ...rows('E', [15, 20], 22)] },
}
export default meta

type Login = StoryObj<ComponentProps<typeof LoginPage>>
type SignUpStory = StoryObj<ComponentProps<typeof SignUpPage>>
type Reset = StoryObj<ComponentProps<typeof ResetPasswordPage>>

const refused = (code: string, message: string, field: string) => ({
  ok: false,
  problems: [{ code, message, field }],
  values: { email: 'demo@tradepost.example' },
})
const login = (at: string) =>
  screen({
    path: '/login',
    at,
    load: (context) => loadLogin(context, '/'),
    act: (context, form, _args, tools) => logIn(context, form, tools, '/'),
  })

export const LogIn: Login = { render: (args) => <LoginPage {...args} />, parameters: login('/login') }
export const LogInByCode: Login = { ...LogIn, parameters: login('/login?method=code') }
export const LogInRefused: Login = {
  ...LogIn,
  args: { result: refused('credentials_wrong', 'Email or password is wrong', 'password') },
}
export const LogInLongText: Login = {
  ...LogIn,
  args: { result: refused('rate_limited', 'Zu viele Versuche in zu kurzer Zeit. '.repeat(6), 'email') },
}
export const SignUp: SignUpStory = {
  render: (args) => <SignUpPage {...args} />,
  parameters: screen({
    path: '/signup',
    load: (context) => loadSignUp(context, '/'),
    act: (context, form, _args, tools) => signUp(context, form, tools, '/'),
  }),
}
export const SignUpRefused: SignUpStory = {
  ...SignUp,
  args: { result: refused('email_format', 'Incorrect email format', 'email') },
}
export const ResetPassword: Reset = {
  render: (args) => <ResetPasswordPage {...args} />,
  parameters: screen({
    path: '/reset-password',
    load: loadResetPassword,
    act: (context, form, _args, tools) => resetPassword(context, form, tools),
  }),
}
export const LogOut: StoryObj = {
  render: () => <LogoutPage />,
  parameters: screen({ path: '/logout', load: loadLogout, fake: { signedIn: true } }),
}
export const Wallet: StoryObj<ComponentProps<typeof WalletPage>> = {
  render: (args) => <WalletPage {...args} />,
  parameters: screen({ path: '/login/return', load: (context) => loadWallet(context, 'nonce0123456789') }),
}
export const WhichAccount: StoryObj<ComponentProps<typeof SwitchPage>> = {
  render: (args) => <SwitchPage {...args} />,
  parameters: screen({
    path: '/login/switch',
    load: (context) => loadSwitch(context, { own: 'Mira', other: 'A name of somebody that goes on and on and on' }),
    fake: { signedIn: true },
  }),
}

export const LogInWithNothing: Login = {
  ...LogIn,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('account.logIn') }))
    await waitFor(() => expect(canvas.getByText(t('account.problems')).closest('[role=alert]')).toHaveFocus())
    await expect(canvas.getByLabelText(t('account.email'))).toBeInvalid()
    await expect(canvas.getByLabelText(t('account.password'))).toBeInvalid()
  }),
}
export const LoggedIn: Login = {
  ...LogIn,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByLabelText(t('account.email')), demoEmail)
    await user.type(canvas.getByLabelText(t('account.password')), demoPassword)
    await user.click(canvas.getByRole('button', { name: t('account.logIn') }))
    await expect(await canvas.findByText('/')).toBeVisible()
  }),
}
export const CodeSent: Login = {
  ...LogInByCode,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByLabelText(t('account.email')), 'demo@tradepost.example')
    await user.click(canvas.getByRole('button', { name: t('account.sendCode') }))
    await expect(await canvas.findByLabelText(t('account.code'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('account.resendCode') })).toBeDisabled()
  }),
}
export const SignUpStep: SignUpStory = {
  ...SignUp,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByLabelText(t('account.email')), 'new@tradepost.example')
    await user.click(canvas.getByRole('button', { name: t('account.continue') }))
    await user.type(await canvas.findByLabelText(t('account.newPassword')), 'short')
    await user.click(canvas.getByRole('button', { name: t('account.createAccount') }))
    await waitFor(() => expect(canvas.getByLabelText(t('account.newPassword'))).toBeInvalid())
  }),
}

export const LogInLoading = stillLoading(LogIn)
export const LogInFailing = inState(LogIn, 'error')
export const LogInWorstCase = worstOf(LogIn)
export const SignUpLoading = stillLoading(SignUp)
export const SignUpFailing = inState(SignUp, 'error')
export const SignUpWorstCase = worstOf(SignUp)
export const ResetPasswordLoading = stillLoading(ResetPassword)
export const ResetPasswordFailing = inState(ResetPassword, 'error')
export const ResetPasswordWorstCase = worstOf(ResetPassword)
export const LogOutLoading = stillLoading(LogOut)
export const LogOutFailing = inState(LogOut, 'error')
export const LogOutWorstCase = worstOf(LogOut)
export const WalletFailing = inState(Wallet, 'error')
export const WalletWorstCase = worstOf(Wallet)
export const WhichAccountLoading = stillLoading(WhichAccount, 'button[value=continue]')
export const WhichAccountFailing = inState(WhichAccount, 'error')
export const WhichAccountWorstCase = worstOf(WhichAccount)
