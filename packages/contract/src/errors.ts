/** HTTP status of every error code. Texts are in the i18n namespace `errors` under the same code. */
export const errorStatus = {
  access_denied: 401,
  unauthorized: 401,
  invalid_client: 401,
  invalid_grant: 400,
  unsupported_grant: 400,
  forbidden: 403,
  tenant_mismatch: 403,
  origin_unknown: 421,
  not_found: 404,
  conflict: 409,
  state_conflict: 409,
  bad_request: 400,
  data_error: 400,
  format_error: 400,
  too_large: 413,
  rate_limited: 429,
  busy: 503,
  unavailable: 503,
  internal: 500,
  idempotency_running: 409,
  idempotency_mismatch: 422,
  provider_not_configured: 400,
  provider_unavailable: 503,
  redirect_refused: 400,
  seller_name_taken: 409,
  identity_taken: 409,
  identity_email_taken: 409,
  last_sign_in_method: 409,
  last_factor: 409,
  last_owner: 409,
  role_in_use: 409,
  invitation_invalid: 409,
  step_up_required: 403,
  second_factor_required: 403,
  factor_enrolment_required: 403,
  orders_open: 409,
  credentials_wrong: 400,
  login_proof_needed: 429,
  email_format: 400,
  password_format: 400,
  password_length: 400,
  password_common: 400,
  code_wrong: 400,
  passkey_refused: 400,
  code_send_too_soon: 429,
  code_send_limit: 429,
  daily_use_limit: 429,
  email_taken: 409,
  offer_removed: 409,
  offer_sold_out: 409,
  price_changed: 409,
  rate_far: 409,
  quantity_invalid: 400,
  cart_full: 409,
  cart_consumed: 409,
  product_cap: 409,
  /** The buyer or their network has too many unpaid orders. `Retry-After`: time until the first of them expires. */
  too_much_unpaid: 429,
  /** The order alone exceeds the limit of unpaid units of a buyer. Only a smaller order can succeed. */
  order_too_large: 409,
  order_not_payable: 409,
  payment_failed: 402,
  signature_invalid: 401,
  delivery_input_missing: 400,
  delivery_input_invalid: 400,
  delivery_not_ready: 409,
  handover_incomplete: 409,
  coupon_invalid: 409,
  refund_excluded: 409,
  own_offer: 409,
  seller_inactive: 409,
  seller_suspended: 409,
  coupon_minimum: 409,
  coupon_currency: 409,
  coupon_seller: 409,
  coupon_points: 409,
  tax_country_required: 400,
  vat_number_invalid: 400,
  coupons_full: 409,
  gcoin_insufficient: 402,
  points_insufficient: 402,
  rental_alone: 400,
  rental_wallet_only: 409,
  wallet_rental_only: 409,
  rental_over: 409,
  complaint_window_closed: 409,
  refund_window_closed: 409,
  credentials_unchanged: 409,
  upload_format: 400,
  upload_limit: 413,
  /** The unit is in the vault already, in this offer or another one. */
  unit_duplicate: 409,
  /** The IBAN or address of a payout account is invalid; `field` names it. */
  payout_account_invalid: 400,
  /** The person who started or proposed something cannot approve it. */
  second_person_required: 403,
  short_link_refused: 400,
  message_empty: 400,
  consent_required: 400,
  pass_active: 409,
  pass_required: 403,
  pass_not_on_sale: 409,
  renewal_running: 409,
  refund_after_activation: 409,
  device_in_use: 409,
  device_replaced: 409,
  invite_self: 409,
  invite_not_eligible: 409,
  evidence_required: 400,
  explanation_required: 400,
  report_open: 409,
  sample_too_small: 409,
  wishlist_full: 409,
  offers_full: 409,
  plans_full: 409,
  translation_off: 409,
  translation_failed: 503,
  keys_full: 409,
  secrets_full: 409,
  last_secret: 409,
  /** The card provider refuses the key, or it is a test key where money must move. */
  payment_key_refused: 400,
  /** The key is of another account than the present one. */
  other_payment_account: 409,
  templates_full: 409,
  /** The content misses words in the shop's default language; `field` names them. */
  content_incomplete: 409,
  content_full: 409,
  content_used: 409,
  /** Content shows the file; the message names the places. */
  media_used: 409,
  opening_incomplete: 409,
  webhooks_full: 409,
  devices_full: 409,
  too_many_events: 409,
  shop_closed: 409,
  /** The buyer must agree to the terms in force; `field` is where the version goes. */
  terms_required: 409,
  /** The theme colour has too little contrast on light pages. */
  contrast_low: 400,
  /** A brand or category has this alias, or had it before: its old address must not lead to another one. */
  alias_taken: 409,
  /** The shop has a page of its own at this address. */
  alias_reserved: 409,
  /** Offers use what an edit of the catalog would take away. */
  used_by_offers: 409,
  /** The brand that is to stay is the same, or hidden while the other one is shown. */
  brand_merge_direction: 409,
  /** Offers have attributes that the brand that is to stay lacks. The message names them. */
  brand_merge_blocked: 409,
  /** Brands sell the category. */
  used_by_brands: 409,
  /** The shop has as many categories or attributes, or the attribute as many values, as allowed. */
  catalog_full: 409,
  /** The offers of this brand category must state an attribute that is missing. */
  attribute_required: 400,
  alerts_full: 409,
  beta_order_required: 409,
  /** Nobody is in the beta programme. */
  beta_no_testers: 409,
  alert_needless: 409,
  alert_price: 400,
  email_missing: 409,
  WEBSITE0100: 404,
  WEBSITE0101: 404,
  WEBSITE0102: 404,
} as const

export type ErrorCode = keyof typeof errorStatus
/** The code of every successful response. */
export const SUCCESS = '0000'

/** The envelope of every response. `data` is absent on failure. */
export interface Envelope<T = unknown> {
  code: string
  msg: string
  data?: T
  /** The field that caused the failure, if there is one. */
  field?: string
  requestId?: string
}
