/** The data of the frame around every page. */
export interface ShellData {
  categories: { id: string; name: string; icon: string }[]
  footer: { title: string; links: { title: string; href: string }[] }[]
  notices: { id: string; title: string; text: string }[]
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
