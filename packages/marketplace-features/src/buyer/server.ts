export { claimCoupon } from './claim-coupon.ts'
export {
  loadBuyerArea,
  loadCoupons,
  loadPoints,
  loadProfile,
  loadScore,
  loadSettings,
} from './load-buyer.ts'
export { saveCountry, saveProfile } from './save-profile.ts'
export { bindEmail } from './security/bind-email.ts'
export { deleteAccount, exportAccount } from './security/delete-account.ts'
export { confirmIdentity, guardAccount } from './security/guard-account.ts'
export { loadSecurity, loadSecurityConfirm, loadSecurityDelete, loadSecurityEmail } from './security/load-security.ts'
export { swapPoints } from './swap-points.ts'
