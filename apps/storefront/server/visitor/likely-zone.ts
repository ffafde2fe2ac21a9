/** Countries of several times in which most people live by one of them. */
const homes: Record<string, string> = {
  BR: 'America/Sao_Paulo',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
}

// NOTE: Node has it since version 18; the types of ES2025 do not name it yet.
type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

const offsetOf = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value

function zoneOfCountry(tag: string, at: Date): string | undefined {
  const locale = new Intl.Locale(tag).maximize() as WithZones
  if (homes[locale.region ?? '']) return homes[locale.region ?? '']
  const zones = locale.getTimeZones?.() ?? []
  return new Set(zones.map((zone) => offsetOf(zone, at))).size === 1 ? zones[0] : undefined
}

const known = new Map<string, string>()

/**
 * The IANA time zone a browser of this Accept-Language most likely stands in, for the one page that is sent before the
 * browser has said it: that of its language's country where it has one time, otherwise UTC.
 */
export function likelyZone(acceptLanguage: string, at = new Date()): string {
  const [first = ''] = acceptLanguage.split(/[,;]/, 1)
  const tag = first.trim()
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) return 'UTC'
  const cached = known.get(tag)
  if (cached) return cached
  let zone = 'UTC'
  try {
    zone = zoneOfCountry(tag, at) ?? 'UTC'
  } catch {
    // A tag that no language has.
  }
  if (known.size < 500) known.set(tag, zone)
  return zone
}
