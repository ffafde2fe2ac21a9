export { bindEmail } from './bind-email.ts'
export { claimCoupon } from './claim-coupon.ts'
export { confirmIdentity, guardAccount } from './guard-account.ts'
export { deleteAccount, exportAccount } from './leave.ts'
export {
  loadBuyerArea,
  loadCoupons,
  loadPoints,
  loadProfile,
  loadScore,
  loadSettings,
} from './load-buyer.ts'
export { loadSecurity, loadSecurityConfirm, loadSecurityDelete, loadSecurityEmail } from './load-security.ts'
export { saveCountry, saveProfile } from './save-profile.ts'
