import { account } from './account.ts'
import { aftersales } from './aftersales.ts'
import { around } from './around.ts'
import { cart } from './cart.ts'
import { catalog } from './catalog.ts'
import { checkout } from './checkout.ts'
import { common } from './common.ts'
import { compare } from './compare.ts'
import { errors } from './errors.ts'
import { help } from './help.ts'
import { mail } from './mail.ts'
import { messages } from './messages.ts'
import { offer } from './offer.ts'
import { orders } from './orders.ts'
import { pass } from './pass.ts'
import { pay } from './pay.ts'
import { rental } from './rental.ts'
import { report } from './report.ts'
import { saved } from './saved.ts'
import { shell } from './shell.ts'
import { signin } from './signin.ts'
import { value } from './value.ts'

export const th = {
  account,
  aftersales,
  around,
  cart,
  catalog,
  checkout,
  common,
  compare,
  errors,
  help,
  mail,
  messages,
  offer,
  orders,
  pass,
  pay,
  report,
  rental,
  saved,
  shell,
  signin,
  value,
}
