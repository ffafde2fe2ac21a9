export { changePassword } from './change-password.ts'
export {
  loadBuyerArea,
  loadCoupons,
  loadPoints,
  loadProfile,
  loadScore,
  loadSecurity,
  loadSettings,
} from './load-buyer.ts'
export { saveCountry, saveProfile } from './save-profile.ts'
