export { InvitationPage } from './invitation-page.tsx'
export { NoSellerPage } from './no-seller-page.tsx'
export { NoStaffPage } from './no-staff-page.tsx'
export { SignInPage } from './sign-in-page.tsx'
