import type { Namespace } from '../catalogue.ts'

/** Where the words of a namespace stand, for a translator who cannot see them. */
export const screens: Record<Namespace, string> = {
  account: "Logging in, signing up and the buyer's own area",
  aftersales: 'Refund, dispute, insurance claim and review of an order',
  around: 'Pages around the shop: cookies, connection lost, events, what buyers say',
  cart: 'Cart',
  catalog: 'Home page, lists of games and of offers, filters',
  checkout: 'Checkout and what follows a payment',
  common: 'Anywhere',
  compare: 'Table that compares offers side by side',
  errors: 'One sentence after something went wrong or right, shown near the form or as a short notice',
  help: 'Help centre',
  inputs: 'What a delivery asks its buyer: form at an offer and at the checkout, part of an order',
  mail: 'E-mail to the shopper',
  messages: 'Conversation with a seller or with the shop',
  offer: 'Page of one offer and the cards that lead to it',
  orders: "The buyer's orders",
  pass: 'Family Game PASS, a membership that shares Steam games on Windows PCs',
  pay: "The payment provider's page for card details",
  rental: 'Renting an account for 14 days, and G Coin, the balance that pays for it',
  report: 'Report about a seller',
  saved: 'Wish list, offers viewed lately and mails about prices',
  shell: 'Frame around every page: header, menus, footer, error pages',
  signin: 'Security settings: other sign-ins, e-mail address, devices, closing the account',
  value: "Calculator of an account's worth",
}
