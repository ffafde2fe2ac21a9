import type { UnitField } from '@tradepost/domain/offer/unit-content'

/** The names of the fields of one unit. A refused form does not send back what has `code` in its name. */
export const formNames = {
  code: 'unitCode',
  login: 'unitCode-login',
  password: 'unitCode-password',
  email: 'unitCode-email',
  note: 'unitCode-note',
} as const satisfies Record<UnitField, string>
