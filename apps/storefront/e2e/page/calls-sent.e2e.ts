import { specifiedCalls } from '@tradepost/contract/specified-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { walkAsBuyer, walkAsProviderUser, walkAsVisitor } from '../support/buyer/walk.ts'
import { isSent, type Recorded, recordedCalls } from '../support/shop/sent-calls.ts'

/** Values a storefront never sends, each with the reason. */
const neverSent = [
  ['the login grant of a proxy, which is for privileged clients', 'POST /account/oauth/token', 'grantType=proxy_login'],
  [
    'the registration grant of a proxy, which is for privileged clients',
    'POST /account/oauth/token',
    'grantType=proxy_register',
  ],
  [
    'an invite token by the old call, which another one replaces',
    'POST /operation/invite-activity/invite-record',
    'token',
  ],
  [
    'the code purpose of a login without email, which the shop does not offer',
    'POST /account/verify-code',
    'purpose=LoginSendVerifyCode',
  ],
] as const

/** Calls whose answers are cached for all visitors, so that any visitor may have caused them. */
const sharedCalls = [
  'GET /website/page/common/config',
  'GET /website/notice/list/type',
  'POST /website/seo/config/category-alias',
  'POST /website/seo/config/brand-category-alias',
  'GET /frontend_copywriting/1/{locale}.json',
]

let recorded: Recorded
beforeAll(async () => {
  const visitors = await Promise.all([walkAsVisitor(), walkAsProviderUser(), walkAsBuyer()])
  recorded = await recordedCalls(visitors, sharedCalls)
}, 90_000)

describe('the calls of the specification, sent by the built shop', () => {
  it.each<[row: string, call: string, names: string[], answer?: 'refused']>([
    ['G-09', 'POST /account/verify-code', ['tenantId', 'userType=8', 'purpose', 'email']],
    ['G-11', 'POST /account/verify-code/check', ['tenantId', 'userType=8', 'purpose', 'email', 'code']],
    [
      'G-12',
      'POST /account/oauth/token',
      ['client_id', 'client_secret', 'tenantId', 'userType=8', 'touristId', 'token', 'grantType'],
    ],
    ['G-13', 'POST /account/oauth/token', ['grantType=password', 'email', 'password']],
    ['G-14', 'POST /account/oauth/token', ['grantType=captcha', 'email', 'code']],
    ['G-15', 'POST /account/oauth/token', ['grantType=refresh_token', 'refreshToken']],
    ['G-16', 'POST /account/oauth/token', ['grantType=authorization_code', 'callback']],
    ['G-17', 'POST /account/oauth/token', ['grantType=open_login', 'openType', 'openId', 'tenantId', 'userType=8']],
    ['G-19', 'GET /account/oauth/auth-url', ['tenantId', 'openType', 'redirectUrl']],
    ['G-20', 'GET /account/oauth/open-id', ['tenantId', 'openType', 'callback']],
    ['G-21', 'POST /account/user/base/info', ['tenantId']],
    [
      'G-22',
      'POST /account/oauth/open-login',
      ['clientId', 'tenantId', 'userName', 'userType=8', 'timestamp', 'sign', 'password'],
      'refused',
    ],
    ['G-24', 'GET /operation/buyer', []],
    ['G-25', 'GET /operation/buyer/avatar', []],
    ['G-26', 'GET /operation/seller/store', ['sellerId']],
    ['G-27', 'POST /operation/complain', ['sellerId', 'reason', 'explanation', 'fileIds']],
    ['G-28', 'GET /operation/invite-activity/user-token', []],
    ['G-29', 'POST /operation/invite-activity/invite-record/list', ['pageNo', 'pageSize']],
    ['G-30', 'POST /operation/invite-activity/buyer-invite-record', ['inviteToken'], 'refused'],
    ['G-31', 'POST /operation/no-auth/batch/seller/online', ['sellerIds']],
    ['G-32', 'GET /operation/buyer/avatar/list', []],
    ['G-33', 'POST /operation/buyer/avatar', ['avatarId']],
    ['G-35', 'GET /product/shared-game-setting/getSettingPeriod', ['tenantId', 'siteId']],
    ['G-36', 'POST /product-search/product-market/product/page', ['siteId', 'toCurrencyId', 'pageNo', 'brandId']],
    ['G-37', 'POST /product-search/v2/product/standard', ['siteId', 'toCurrencyId', 'brandId']],
    [
      'G-38',
      'POST /product-search/v2/product/standard/{id}',
      [
        'isGetSellerInfo=true',
        'isGetGuaranteeInfo=true',
        'isGetDeliveryDetail=true',
        'isGetSellerAuthLevelOperationRecord=true',
        'toCurrencyId',
        'isTranslate=true',
      ],
    ],
    ['G-39', 'GET /product-search/product-market/product-brief/{id}', ['toCurrencyId']],
    ['G-40', 'GET /product-search/product-market/keySearchFromSpu', ['keyWord', 'siteId', 'tenantId']],
    [
      'G-41',
      'POST /finance/buyer/pre-order',
      ['order', 'toCurrencyId', 'referrerUrl', 'isBuyByCart=false', 'tenantId'],
    ],
    ['G-42', 'GET /finance/product-spu/score-count', []],
    ['G-43', 'GET /finance/product-spu/review', ['pageNo', 'pageSize']],
    ['G-44', 'GET /finance/product-spu/review-level-count', []],
    ['G-45', 'GET /finance/buyer/wallet/balance', []],
    ['G-46', 'POST /finance/coupon/buyer/list', ['available=true']],
    ['G-47', 'GET /finance/user-point/get-user-point-total', []],
    ['G-48', 'GET /finance/subscription/result/{id}', [], 'refused'],
    ['G-49', 'POST /finance/order/buyer/last-purchase', ['tenantId', 'offerId']],
    ['G-50', 'GET /website/brand/all/{id}', []],
    ['G-51', 'GET /website/brand', ['tenantId', 'siteId', 'keyWord', 'pageSize']],
    ['G-52', 'GET /website/brand/top-seller/{id}', []],
    ['G-53', 'GET /website/brand/most-pop/{id}', []],
    ['G-54', 'GET /website/brand/most-new/{id}', []],
    ['G-55', 'GET /website/url-route/category', ['tenantId', 'siteId', 'categoryRouteName']],
    ['G-56', 'GET /website/url-route/brand', ['tenantId', 'siteId', 'brandRouteName']],
    [
      'G-57',
      'GET /website/url-route/brand/category',
      [
        'tenantId',
        'siteId',
        'brandRouteName',
        'categoryRouteName',
        'wpArticleVOContentSwitch=true',
        'pageType',
        'terminalType',
        'isShowBrandImg=true',
        'isGetTabData=true',
        'isGetBreadcrumbData=true',
      ],
    ],
    ['G-58', 'GET /website/no-auth/article/{id}', []],
    ['G-59', 'GET /website/no-auth/article-category', []],
    ['G-60', 'POST /website/seo/config/category-alias', ['siteId', 'tenantId']],
    ['G-61', 'POST /website/seo/config/brand-category-alias', ['siteId', 'tenantId']],
    ['G-62', 'GET /website/front-end/site-template-setting', ['tenantId', 'siteId', 'terminalType']],
    [
      'G-63',
      'GET /website/page/common/config',
      ['domain', 'areaTypes', 'showCurrency=true', 'showLanguage=true', 'showLanguageCurrency=true'],
    ],
    ['G-64', 'GET /website/review/page-show', ['pageSize']],
    ['G-65', 'GET /website/notice/list/type', ['type']],
    ['G-66', 'GET /dictionary/area/country', []],
    ['G-67', 'GET /dictionary/currency', []],
    ['G-68', 'GET /dictionary/language', []],
    ['G-69', 'GET /dictionary/msg-scene-text/list', ['scene']],
    ['G-70', 'POST /dictionary/short-link', ['originUrl']],
    ['G-71', 'GET /dictionary/short-link', ['shortCode']],
    ['G-72', 'POST /log/web/log', ['data', 'exceptionMsg', 'logLevel', 'url', 'method', 'userId']],
    ['G-73', 'GET /file/api/file/{id}', []],
    ['G-74', 'GET /file/api/files', ['fileIds']],
    ['G-75', 'GET /file/api/files/compress', ['fileIds']],
    ['G-76', 'POST /file/api/file', ['catalogue']],
    ['G-77', 'GET /frontend_copywriting/1/{locale}.json', []],
  ])('%s %s', (_row, call, names, answer) => {
    expect(isSent(recorded, call, names, answer)).toBe(true)
  })

  it('include six purposes of a verification code', () => {
    const purposes = ['ResetPassword', 'BindEmail', 'UnBindEmail', 'EmailRegister', 'LoginStrategy', 'EmailLogin']
    const call = 'POST /account/verify-code'
    expect(
      purposes.filter((purpose) => !isSent(recorded, call, [`purpose=${purpose}SendVerifyCode`], 'refused')),
    ).toEqual([])
  })

  it.each(neverSent)('do not include %s', (_why, call, name) => {
    expect(isSent(recorded, call, [name], 'refused')).toBe(false)
  })

  it('include every call of the specification, but not an invented call (control)', () => {
    const missing = (calls: readonly string[]) => calls.filter((call) => !isSent(recorded, call, [], 'refused'))
    expect(missing(specifiedCalls)).toEqual([])
    expect(missing([...specifiedCalls, 'GET /website/brand/least-pop/{id}'])).toHaveLength(1)
  })
})
