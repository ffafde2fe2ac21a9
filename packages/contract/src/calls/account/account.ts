import { call } from '../../call.ts'
import type * as s from '../../schemas/account/account.ts'

export const bindEmail = call<typeof s.bindEmail>({
  method: 'POST',
  path: '/account/email/bind',
  auth: 'buyer',
  tag: 'extension',
  summary:
    'Binds an email address with the ticket of a code sent to it. Replacing a bound address also takes the ticket of a code sent to the old one.',
  errors: ['unauthorized', 'email_format', 'email_taken', 'code_wrong', 'step_up_required', 'rate_limited'],
})
export const unbindEmail = call<typeof s.unbindEmail>({
  method: 'POST',
  path: '/account/email/unbind',
  auth: 'buyer',
  tag: 'extension',
  summary: "Removes the bound email address. Refused while it is the user's only way to sign in.",
  errors: ['unauthorized', 'code_wrong', 'last_sign_in_method', 'step_up_required', 'rate_limited'],
})
export const exportUser = call<typeof s.exportUser>({
  method: 'POST',
  path: '/account/user/export',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns everything that is stored about the user as a JSON document.',
  errors: ['unauthorized', 'step_up_required', 'rate_limited'],
})
export const deleteUser = call<typeof s.deleteUser>({
  method: 'POST',
  path: '/account/user/delete',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Deletes the account: ends its sessions and erases personal data. Ledger entries stay, without a name.',
  errors: ['unauthorized', 'step_up_required', 'orders_open', 'last_owner'],
})
export const userBaseInfo = call<typeof s.userBaseInfo>({
  method: 'POST',
  path: '/account/user/base/info',
  auth: 'buyer',
  reads: true,
  tag: 'spec',
  summary: 'Returns the signed-in user.',
  errors: ['unauthorized'],
  browser: true,
})
export const updateProfile = call<typeof s.updateProfile>({
  method: 'POST',
  path: '/account/user/profile',
  auth: 'buyer',
  tag: 'extension',
  summary: "Changes the user's nickname, country or language.",
  errors: ['unauthorized', 'format_error'],
})
export const resetPassword = call<typeof s.resetPassword>({
  method: 'POST',
  path: '/account/password/reset',
  auth: 'none',
  tag: 'extension',
  summary: 'Sets a new password with the ticket of a checked code, and ends every session of the user.',
  errors: ['code_wrong', 'password_format', 'password_length', 'password_common', 'rate_limited'],
})
export const changePassword = call<typeof s.changePassword>({
  method: 'POST',
  path: '/account/password/change',
  auth: 'buyer',
  tag: 'extension',
  summary:
    'Changes the password, or sets the first one. Ends every session of the user and returns a new one for the caller.',
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
  summary: 'Returns the signed-in buyer with points and G Coin balance.',
  errors: ['unauthorized'],
  browser: true,
})
export const buyerAvatar = call<typeof s.buyerAvatar>({
  method: 'GET',
  path: '/operation/buyer/avatar',
  auth: 'buyer',
  tag: 'spec',
  summary: "Returns the file id and address of the buyer's avatar.",
  errors: ['unauthorized'],
  browser: true,
})
export const avatarList = call<typeof s.avatarList>({
  method: 'GET',
  path: '/operation/buyer/avatar/list',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lists the avatars a buyer can choose from.',
  errors: ['unauthorized'],
  browser: true,
})
export const saveAvatar = call<typeof s.saveAvatar>({
  method: 'POST',
  path: '/operation/buyer/avatar',
  auth: 'buyer',
  tag: 'extension',
  summary: "Sets the buyer's avatar.",
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
