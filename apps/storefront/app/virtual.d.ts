declare module 'virtual:tenant' {
  import type { Tenant } from '@tradepost/tenant-config'

  const tenant: Tenant
  export default tenant
}

declare module 'virtual:tenant-assets' {
  /** File name in the tenant's assets folder → address. */
  const assets: Record<string, string>
  export default assets
}

declare module 'virtual:tenant-fonts' {
  /** Language → style sheet of its script's font, and its file if there is just one. Omits other languages. */
  const fonts: Record<string, { sheet: string; file: string | null }>
  export default fonts
}

declare module '*.woff2?url' {
  const address: string
  export default address
}

declare module '*.css?url' {
  const address: string
  export default address
}

declare module '*.svg?url' {
  const address: string
  export default address
}
