import type { LegalPage } from '@tradepost/domain/opening/opening-steps'

/** The data of the frame around every page. */
export interface ShellData {
  categories: { id: string; name: string; icon: string }[]
  footer: { title: string; links: { title: string; href: string }[] }[]
  /** The company's legal pages, which are not part of the shop. */
  legal: { page: LegalPage; url: string }[]
  /** The legal pages that the shop publishes itself. */
  ownLegal: { document: string; title: string }[]
  notices: { id: string; title: string; text: string; picture: { url: string; alt: string } | null }[]
  cartCount: number
  /** Null for visitors. */
  user: { nickName: string; avatarUrl: string | null } | null
}

/** A message shown once, as a toast or at the top of a page. */
export interface ShellFlash {
  type: 'success' | 'warning' | 'error' | 'info'
  text: string
  /** A page to link to. */
  next?: 'cart'
}
