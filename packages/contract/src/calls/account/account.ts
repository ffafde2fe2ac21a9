import { call } from '../../call.ts'
import type * as s from '../../schemas/account/account.ts'

export const bindEmail = call<typeof s.bindEmail>({
  method: 'POST',
  path: '/account/email/bind',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Binds an address with the ticket of its code; one that is bound already is let go by a ticket of its own.',
  errors: ['unauthorized', 'email_format', 'email_taken', 'code_wrong', 'step_up_required', 'rate_limited'],
})
export const unbindEmail = call<typeof s.unbindEmail>({
  method: 'POST',
  path: '/account/email/unbind',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lets the bound address go, as long as another way to sign in is left.',
  errors: ['unauthorized', 'code_wrong', 'last_sign_in_method', 'step_up_required', 'rate_limited'],
})
export const exportUser = call<typeof s.exportUser>({
  method: 'POST',
  path: '/account/user/export',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Everything that is stored about this person, as a JSON document.',
  errors: ['unauthorized', 'step_up_required', 'rate_limited'],
})
export const deleteUser = call<typeof s.deleteUser>({
  method: 'POST',
  path: '/account/user/delete',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Deletes the account: sessions end, personal data goes, the books keep a number without a name.',
  errors: ['unauthorized', 'step_up_required', 'orders_open'],
})
export const userBaseInfo = call<typeof s.userBaseInfo>({
  method: 'POST',
  path: '/account/user/base/info',
  auth: 'buyer',
  tag: 'spec',
  summary: 'The signed-in user.',
  errors: ['unauthorized'],
  browser: true,
})
export const updateProfile = call<typeof s.updateProfile>({
  method: 'POST',
  path: '/account/user/profile',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Changes nickname, country or language.',
  errors: ['unauthorized', 'format_error'],
})
export const resetPassword = call<typeof s.resetPassword>({
  method: 'POST',
  path: '/account/password/reset',
  auth: 'none',
  tag: 'extension',
  summary: 'Sets a new password with the ticket of a checked code and ends every session.',
  errors: ['code_wrong', 'password_format', 'password_length', 'password_common', 'rate_limited'],
})
export const changePassword = call<typeof s.changePassword>({
  method: 'POST',
  path: '/account/password/change',
  auth: 'buyer',
  tag: 'extension',
  summary:
    'Changes or first sets the password; every session ends, and a new one is answered in place of the one that asked.',
  errors: [
    'unauthorized',
    'credentials_wrong',
    'password_format',
    'password_length',
    'password_common',
    'step_up_required',
    'rate_limited',
  ],
})
export const buyer = call<typeof s.buyer>({
  method: 'GET',
  path: '/operation/buyer',
  auth: 'buyer',
  tag: 'spec',
  summary: 'The buyer record of the session.',
  errors: ['unauthorized'],
  browser: true,
})
export const buyerAvatar = call<typeof s.buyerAvatar>({
  method: 'GET',
  path: '/operation/buyer/avatar',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's avatar: file id and address.",
  errors: ['unauthorized'],
  browser: true,
})
export const avatarList = call<typeof s.avatarList>({
  method: 'GET',
  path: '/operation/buyer/avatar/list',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The avatars a buyer may choose from.',
  errors: ['unauthorized'],
  browser: true,
})
export const saveAvatar = call<typeof s.saveAvatar>({
  method: 'POST',
  path: '/operation/buyer/avatar',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Chooses an avatar.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
