import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { textLimits } from '@tradepost/domain/typed/text-limits'

/** User-type bit flags (section 3 of the specification). The storefront always sends `buyer`. */
export const userType = { employee: 1, tenant: 2, seller: 4, buyer: 8 } as const
export const productStatus = { onSale: 1, shelfDown: 2, soldOut: 3, renting: 6, maintenance: 7 } as const
export const timeUnit = { day: 1, hour: 2, minute: 3 } as const
export const listStyle = { list: 1, radio: 2 } as const
/** List style of a brand category: radio buttons if it is mixed and its template has "radio", otherwise a list. */
export const listStyleOf = (type: number, template: string): (typeof listStyle)[keyof typeof listStyle] =>
  type === standardType.mixStand && template.includes('radio') ? listStyle.radio : listStyle.list
export const terminalType = { pc: 1, h5: 2 } as const
export const pageType = { home: 0, brand: 1, category: 2, list: 3, detail: 4 } as const
export const areaType = {
  h5HomeImage: 1,
  h5HotGame: 2,
  h5HomeText: 3,
  h5CommonContent: 4,
  h5AllGameHotGame: 5,
  pcOldHomeHeader: 6,
  footer: 7,
  rotation: 8,
  hotCategory: 9,
  comment: 10,
  pcHomeImage: 11,
  pcHomeHotBrandCategory: 12,
  pcHomeText: 13,
} as const
/** Attribute types. Pages show `special` attributes apart from the others. */
export const attrType = { text: 1, choice: 2, number: 3, flag: 4, special: 5 } as const
export const logLevels = ['DEBUG', 'ERROR', 'INFO', 'TRACE', 'WARN'] as const
export const verifyPurposes = [
  'LoginSendVerifyCode',
  'ResetPasswordSendVerifyCode',
  'BindEmailSendVerifyCode',
  'UnBindEmailSendVerifyCode',
  'EmailRegisterSendVerifyCode',
  'LoginStrategySendVerifyCode',
  'EmailLoginSendVerifyCode',
] as const
export const grantTypes = [
  'password',
  'captcha',
  'refresh_token',
  'authorization_code',
  'open_login',
  'proxy_login',
  'proxy_register',
] as const
/** Identity providers, under the names that the call auth-url accepts. */
export const openTypes = [
  'DingTalk',
  'Google',
  'Microsoft',
  'FaceBook',
  'Steam',
  'Twitter',
  'Wallet',
  'DiscordId',
  'AppleId',
] as const
export const callbackTypes = ['code', 'id_token'] as const
export const fileCatalogues = ['id_card', 'general', 'at_material', 'order_attachment'] as const
export const uploadScenes = ['rent_pc', 'rent_wap', 'login_common'] as const
/** Sort orders of a search result, in the order in which they are listed. */
export const searchSorts = ['best-match', 'newest', 'price-asc', 'price-desc', 'seller-rating'] as const
/** Sort orders of a coins page, in the order in which they are listed. */
export const coinSorts = ['recommended', 'price-asc', 'fast-delivery', 'top-rated'] as const
export type SortKey = (typeof searchSorts)[number] | (typeof coinSorts)[number]

export const search = { minLength: 2, maxLength: textLimits.keyword, debounceMs: 500 } as const
export const toast = { durationMs: 3000, topPx: 20, gapPx: 16 } as const
export const tokenExpiryMarginSeconds = 60
export const conversationWindowSeconds = 1200
export const rememberMeSeconds = 590_200
export const choiceSeconds = 30 * 24 * 3600
export const attributionSeconds = 2_592_000
export const cookie360HoursSeconds = 1_296_000
export const reloadGuardSeconds = 10
export const defaultCurrency = 'USD'
export const fingerprintSampling = 0.001
/** Events about which a buyer can be notified by email. */
export const alertKinds = ['release', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]
/** Session storage key, set after a page failed to load, so that the page shown instead can report the failure. */
export const notLoadedKey = 'notLoaded'
