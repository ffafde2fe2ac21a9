export type Platform = 'windows' | 'mac' | 'other'

/** The visitor's platform by user agent. Phones are tested first, because iPhones mention Mac OS X. */
export function platformOf(userAgent: string | null): Platform {
  const agent = userAgent ?? ''
  if (/iPhone|iPad|iPod|Android/.test(agent)) return 'other'
  if (/Windows NT/.test(agent)) return 'windows'
  return /Macintosh|Mac OS X/.test(agent) ? 'mac' : 'other'
}
