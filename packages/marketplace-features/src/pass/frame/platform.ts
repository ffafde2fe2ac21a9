export type Platform = 'windows' | 'mac' | 'other'

/** What a visitor sits at, by the browser's own word; phones of one maker name the Mac's system too. */
export function platformOf(userAgent: string | null): Platform {
  const agent = userAgent ?? ''
  if (/iPhone|iPad|iPod|Android/.test(agent)) return 'other'
  if (/Windows NT/.test(agent)) return 'windows'
  return /Macintosh|Mac OS X/.test(agent) ? 'mac' : 'other'
}
