/** Code → HTTP status of every named failure; the texts live in the i18n namespace `errors` under the same code. */
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
  identity_taken: 409,
  identity_email_taken: 409,
  last_sign_in_method: 409,
  step_up_required: 403,
  orders_open: 409,
  credentials_wrong: 400,
  email_format: 400,
  password_format: 400,
  password_length: 400,
  password_common: 400,
  code_wrong: 400,
  code_send_too_soon: 429,
  code_send_limit: 429,
  daily_use_limit: 429,
  email_taken: 409,
  offer_removed: 409,
  offer_sold_out: 409,
  price_changed: 409,
  quantity_invalid: 400,
  cart_full: 409,
  cart_consumed: 409,
  product_cap: 409,
  order_not_payable: 409,
  payment_failed: 402,
  signature_invalid: 401,
  delivery_not_ready: 409,
  coupon_invalid: 409,
  coupon_minimum: 409,
  coupon_currency: 409,
  gcoin_insufficient: 402,
  rental_alone: 400,
  rental_wallet_only: 409,
  wallet_rental_only: 409,
  rental_over: 409,
  complaint_window_closed: 409,
  refund_window_closed: 409,
  credentials_unchanged: 409,
  refund_excluded: 409,
  own_offer: 409,
  upload_format: 400,
  upload_limit: 413,
  short_link_refused: 400,
  message_empty: 400,
  WEBSITE0100: 404,
  WEBSITE0101: 404,
  WEBSITE0102: 404,
} as const

export type ErrorCode = keyof typeof errorStatus
/** The code of every successful answer. */
export const SUCCESS = '0000'

/** The envelope of every answer; `data` is absent on failure. */
export interface Envelope<T = unknown> {
  code: string
  msg: string
  data?: T
  /** Names the offending field where one is to blame. */
  field?: string
  requestId?: string
}
