export { LoginPage, type LoginPageProps } from './login-page.tsx'
export { LogoutPage } from './logout-page.tsx'
export { ResetPasswordPage } from './reset-password-page.tsx'
export { SignUpPage } from './sign-up-page.tsx'
